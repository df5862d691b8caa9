### What the rules of the skirmish ask about objects.

drop-space = In which space does the defeated figure leave what it carried: { $token }?
