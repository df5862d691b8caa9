### Konfrontacja: o co pytają zasady w sprawie przedmiotów.

drop-space = Na którym polu pokonana figurka zostawia to, co niosła: { $token }?
