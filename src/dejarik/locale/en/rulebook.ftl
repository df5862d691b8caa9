### The rule catalogue: how a rule is shown, and what is said when there is none.

rule-unknown = There is no rule “{ $id }”.
rule-unknown-closest = There is no rule “{ $id }”; the closest are { $closest }.
rules-no-tests = An installed package has no tests to look at; run this in a checkout, or name the folder with --tests.
rules-not-a-folder = There is no folder “{ $folder }” with tests.
rules-unreadable-test = { $file }, line { $line }: this is not Python, so its tests cannot be counted.
rules-tested =
    { $tested } of { $total ->
        [one] { $total } rule
       *[other] { $total } rules
    } { $tested ->
        [one] has a test
       *[other] have a test
    }

rule-line = { $label }: { $value }
rule-label-area = Area
rule-label-kind = Kind
rule-label-tags = Marks
rule-label-note = Note
rule-label-sources = Printed in
rule-label-tests = Tests

rule-kind-rule = rule
rule-kind-example = worked example
rule-kind-open-point = open point
rule-kind-checklist = part of a saved game

rule-tag-campaign = campaign only
rule-tag-skirmish = skirmish only
rule-tag-unofficial = the community's reading
rule-tag-engine = our own decision
rule-tag-unsure = not confirmed
rule-tag-diagram = rebuilt from a diagram
