# Each card seen at work: what is said while its small position plays (web/demos/kabale). The seat that reads is the first.
demo-Ki-laid = A Királyod 20-at ér, ennél nagyobb érték nincs az udvarban.
demo-Ki-wins = 20 a 16 ellen: még a Királynő sem bír vele.
demo-Ki-loses = De az összeg dönt: Júlia 14-es és a Kereskedő 8-as értéke együtt legyőzi ellenfeled Királyát.

demo-Qu-laid = A Királynődnek nincs képessége. Van viszont 16-os értéke.
demo-Qu-wins = 16 a 14 ellen: Júlia kénytelen meghajolni előtte.
demo-Qu-loses = Csak a Király nyomtatott értéke nagyobb. Az ő 20-asa ellen ellenfeled Királynője elveszett.

demo-Ju-alone = A Júliád 14-et ér. Egymaga kevés a Király 20-asa ellen.
demo-Ju-romeo = Rómeója követi őt. Egymagában csak 5-öt érne.
demo-Ju-wins = De a vele azonos színű Júlia mellett Rómeó 15-öt ér: 14 + 15 legyőzi a Királyt.

demo-Al-home = Alkímiai cél alatt az Alkimistád otthon van, és 12-t ér.
demo-Al-away = Vívási cél alatt ellenfeled Alkimistája idegen, és 8-at ér.

demo-Fe-home = Vívási cél alatt a Vívómestered otthon van, és 12-t ér.
demo-Fe-away = Földművelési cél alatt ellenfeled Vívómestere idegen, és 8-at ér.

demo-La-home = Földművelési cél alatt a Birtokosod otthon van, és 12-t ér.
demo-La-away = Kereskedelmi cél alatt ellenfeled Birtokosa idegen, és 8-at ér.

demo-Me-home = Kereskedelmi cél alatt a Kereskedőd otthon van, és 12-t ér.
demo-Me-away = Vallási cél alatt ellenfeled Kereskedője idegen, és 8-at ér.

demo-Ca-home = Vallási cél alatt a Bíborosod otthon van, és 12-t ér.
demo-Ca-away = Zenei cél alatt ellenfeled Bíborosa idegen, és 8-at ér.

demo-Mi-home = Zenei cél alatt a Trubadúrod otthon van, és 12-t ér.
demo-Mi-away = Alkímiai cél alatt ellenfeled Trubadúrja idegen, és 8-at ér.

demo-home-decides = Aki otthon van, az győz: 12 a 8 ellen. Az számít, melyik cél áll az oszlop élén a forduló végén.

demo-Ex-walks = Valaki lapot tett a Felfedeződ alá, és ezzel felfedte. Továbbáll a jobbra következő oszlopba.
demo-Ex-reveals = Ott megint rejtve, legalul fekszik, és felfedi a fölötte lévő lapot: egy Királyt.
demo-Ex-round = A Júliád újra felfedi, ő pedig továbbáll: az utolsó oszlop után az első jön.

demo-As-waits = Az Orgyilkosod rejtve fekszik, és vár.
demo-As-strikes = Ellenfeled Királya felfedte, és meg is fizet érte: a dobópaklira kerül.
demo-As-safe = Az Orgyilkos csak azt a lapot gyilkolja meg, amelyik felfedi. Aki később jön, biztonságban van.

demo-St-laid = Ez a cél 4 lapot kíván. A Viharod az első közülük.
demo-St-closes = Rómeó felfedte a Vihart: az oszlop bezárult, oda több lap nem rakható.
demo-St-wins = A célja már 2 lappal teljesültnek számít, így véget ér a forduló: 9 az 5 ellen, és 4 pont a tiéd.

demo-Cl-asked = A Ködsüvegedet felfedték. Most egy lapot alá csúsztathatsz a kezedből.
demo-Cl-slips = A Király besurran alá. Semmit sem fed fel, a forduló végéig rejtve marad, te pedig rögtön húzol.
demo-Cl-wins = Most megmutatkozik. A Ködsüveg 0-t ér, de a Király 20-asa legyőzi a Királynő 16-osát.

demo-Tr-laid = Ellenfeled Királya 3 pontért harcol. Az Árulód egy mindössze 1 pontos cél alatt fekszik.
demo-Tr-trades = Felfedik, te pedig elcseréled a két célt: most a saját lapjaid fölött van a 3 pont.
demo-Tr-wins = 26 a 8 ellen: a 3 pont a tiéd, a Király pedig beéri 1-gyel.

demo-Mu-wizard = Ellenfeled Varázslója elűzné a Királyodat, mint minden legalább 10-es lapot.
demo-Mu-come = De jönnek a Muskétásaid: ebben az oszlopban minden más képesség érvénytelen.
demo-Mu-wins = A Varázsló hiába hadonászik. Csak a nyomtatott érték számít: 31 a 7 ellen.

demo-Wz-waits = A Varázslód csak 7-et ér. Az ő ideje az értékeléskor jön el.
demo-Wz-queen = Király és Királynő, 20 és 16, közöttük egy 7-es.
demo-Wz-wins = Ő az egyetlen Varázsló az oszlopban, így minden legalább 10-es lap kikerül onnan. Elég a 7-ese.

demo-Wt-waits = A Boszorkányod mindössze 1-et ér.
demo-Wt-romeo = Egy 8-as és egy 5-ös fekszik mellette: ki fogadna rá?
demo-Wt-wins = Ő az egyetlen Boszorkány az oszlopban, így minden más, legfeljebb 9-es lap kikerül onnan. Csak ő marad.

demo-Pr-king = A Herceged 14-et ér, ellenfeled Királya 20-at.
demo-Pr-squire = Az Apródod csak 2-t tenne hozzá. De ugyanolyan színű, mint a Herceg.
demo-Pr-wins = Herceg és Apród együtt elnyeri a célt. Itt már nem számít az összeg.

demo-Sq-beggar = Ellenfeled Koldusa miatt a legkisebb összeg győz: a 4 legyőzné a Herceged 14-esét.
demo-Sq-comes = Az Apródod csak 2-t ér, de ott a vele azonos színű Herceg.
demo-Sq-wins = Együtt elnyerik a célt, még Koldus ellenében is.

demo-He-alone = Ellenfeled Remetéje 12-t ér, amíg egyedül van.
demo-He-romeo = 12 + 5 legyőzné a Királynőd 16-osát. De a Remete nem kedveli a társaságot.
demo-He-loses = Minden más lap után 1-gyel kevesebbet ér, itt már csak 10-et: 15 a 16 ellen, és tiéd a cél.

demo-Gi-laid = A Kis óriásod 2-vel kezdi. Az oszlop minden más lapjától 3-mal nő.
demo-Gi-grows = Ellenfeled egy Apródot tesz hozzá, és a Kis óriás megint nő.
demo-Gi-wins = 2 + 3 + 3, az 8, és ez legyőzi az 5 + 2-t.

demo-Do-laid = A Hasonmásodnak nincs saját értéke. A közvetlenül alatta fekvő lapét veszi fel.
demo-Do-copies = Ellenfeled egy Királyt tesz alá: most már a Hasonmás is 20-at ér.
demo-Do-wins = A 20 és a Kereskedő 8-asa együtt legyőzi a magára maradt Királyt.

demo-Dr-laid = A Sárkányod 11-et ér, és minden más színű lap értékét 2-vel csökkenti.
demo-Dr-romeo = A Birtokos és Rómeó, 8 + 5, legyőzné.
demo-Dr-wins = De a Sárkány mellett már csak 6 + 3-at érnek: 9 a 11 ellen.

demo-Ro-two = Két Rómeó, és mindkettő 5-öt ér.
demo-Ro-juliet = Most megjelenik a Júliád. Csak a vele azonos színű Rómeót emeli fel.
demo-Ro-wins = A te Rómeód 15-öt ér, ellenfeledé 5-ös marad: 29 a 25 ellen.

demo-Be-laid = A Koldusodnak semmije sincs, csak egy 4-ese.
demo-Be-odds = Királynő és Júlia, együtt 30: ez itt túlságosan sok.
demo-Be-wins = Ha Koldus van az oszlopban, a legkisebb összeg győz: a 4 legyőzi a 30-at.
