### Katalog zasad: jak pokazuje się zasadę i co się mówi, gdy jej nie ma.

rule-unknown = Nie ma zasady „{ $id }”.
rule-unknown-closest = Nie ma zasady „{ $id }”; najbliższe to { $closest }.
rules-no-tests = Zainstalowany pakiet nie ma testów, które można przejrzeć; uruchom to w repozytorium albo wskaż folder opcją --tests.
rules-not-a-folder = Nie ma folderu „{ $folder }” z testami.
rules-unreadable-test = { $file }, wiersz { $line }: to nie jest Python, więc testów z tego pliku nie można policzyć.
rules-tested =
    { $tested } z { $total } { $total ->
        [one] zasady
        [few] zasad
       *[many] zasad
    } { $tested ->
        [one] ma test
        [few] mają test
       *[many] ma test
    }

rule-line = { $label }: { $value }
rule-label-area = Obszar
rule-label-kind = Rodzaj
rule-label-tags = Oznaczenia
rule-label-note = Uwaga
rule-label-sources = Wydrukowano w
rule-label-tests = Testy

rule-kind-rule = zasada
rule-kind-example = przykład
rule-kind-open-point = kwestia otwarta
rule-kind-checklist = część zapisu gry

rule-tag-campaign = tylko kampania
rule-tag-skirmish = tylko konfrontacja
rule-tag-unofficial = odczytanie społeczności
rule-tag-engine = nasza decyzja
rule-tag-unsure = niepotwierdzone
rule-tag-diagram = odtworzone z rysunku
