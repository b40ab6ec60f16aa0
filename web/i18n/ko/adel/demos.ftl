# Characters and violet districts seen at work: what is said while their small positions play (web/demos/adel). The seat that reads is the first.
demo-you = 나
demo-second = 브루노
demo-third = 카시미르
demo-fourth = 도로테아
demo-fifth = 에밀

demo-As-names = 내 암살자가 왕을 지목합니다. 왕은 상대가 아무도 모르게 고른 인물입니다.
demo-As-silent = 왕을 호명해도 대답이 없습니다. 왕을 고른 사람은 차례를 잃었습니다.

demo-Th-names = 내 도둑이 마술사를 지목합니다. 누가 마술사인지는 호명될 때 드러납니다.
demo-Th-robs = 마술사가 대답하자마자 금화 4개가 모두 나에게 옵니다.

demo-Mg-swaps = 내 마술사가 손패를 통째로 바꿉니다. 장수는 상관없습니다. 2장을 주고 4장을 받습니다.
demo-Mg-builds = 그 가운데 궁전이 있었습니다. 이제 내 도시에 서 있습니다.

demo-Ki-crown = 왕이 호명되는 순간 왕관은 내 것입니다. 다음 라운드에 가장 먼저 고릅니다.
demo-Ki-income = 영지와 성은 노란색입니다. 한 채마다 왕에게 금화 1개를 줍니다.

demo-Pr-income = 내 파란 건물 3채가 주교에게 금화를 1개씩 줍니다.
demo-Pr-comes = 상대는 장군입니다. 금화도 두둑합니다.
demo-Pr-safe = 하지만 빈손으로 물러갑니다. 이번 라운드에 8번 인물은 주교의 도시를 건드릴 수 없습니다.

demo-Me-extra = 내 상인은 남들처럼 금화 2개를 받고, 1개를 더 받습니다.
demo-Me-income = 부두, 시장, 선술집은 초록색입니다. 3개가 더 들어옵니다.
demo-Me-builds = 시청을 짓고도 금화가 남습니다.

demo-Ar-draws = 내 건축가는 금화를 받은 뒤 카드 2장을 더 뽑아 모두 가집니다.
demo-Ar-three = 선술집, 교회, 시장. 남들은 한 차례에 1채를 짓지만 건축가는 3채를 짓습니다.

demo-Wa-income = 내 빨간 건물 3채가 장군에게 금화를 1개씩 줍니다.
demo-Wa-destroys = 상대가 금화 4개로 지은 성입니다. 파괴하는 데는 1개 적은 3개가 듭니다.

demo-Wt-names = 내 마녀가 금화를 받은 뒤 상인을 지목해 마법을 걸고, 상인이 호명되기를 기다립니다.
demo-Wt-short = 상인은 상대였습니다. 하지만 금화나 카드만 받고 차례가 끝납니다.
demo-Wt-resumes = 이제 내가 상인의 차례를 이어 갑니다. 금화와 손패와 도시는 내 것을 씁니다.
demo-Wt-income = 상인이 더 받는 금화도 내 몫이고, 내 초록 건물 2채가 수입을 줍니다.

demo-Tx-comes = 내 세금 징수원은 기다리기만 하면 됩니다. 이번 라운드에는 건물을 지으면 세금을 냅니다.
demo-Tx-first = 상대가 건물을 지었으니, 차례가 끝날 때 금화 1개가 나에게 옵니다.
demo-Tx-second = 상대의 두 번째 인물도 건물을 짓고 세금을 냅니다.

demo-Cj-looks = 내 마법사가 상대의 손패를 들여다봅니다. 그중 한 장은 반드시 가져와야 합니다.
demo-Cj-builds = 궁전을 골라 비용을 내고 그 자리에서 짓습니다.
demo-Cj-own = 이 건물은 한 차례에 한 채라는 제한에 들어가지 않습니다. 같은 차례에 신전도 짓습니다.

demo-Sc-income = 성과 영지는 노란색입니다. 왕에게처럼 황제에게도 금화를 1개씩 줍니다.
demo-Sc-crown = 하지만 황제는 왕관을 쓰지 않고 다른 사람에게 넘깁니다. 브루노의 왕관이 카시미르에게 갑니다.

demo-Pa-income = 교회와 신전은 파란색입니다. 한 채마다 수도원장에게 금화 1개를 줍니다.
demo-Pa-pardons = 상대가 혼자서 금화가 가장 많습니다. 그러니 영혼의 구원을 위해 1개를 바칩니다.

demo-Al-builds = 금화 5개를 내고 궁전을 짓습니다.
demo-Al-refund = 차례가 끝나면 내 연금술사는 5개를 모두 돌려받습니다. 공짜로 지은 셈입니다.

demo-Co-extra = 내 항해사는 금화 2개를 받고 4개를 더 받습니다. 카드 4장을 더 뽑을 수도 있었습니다.
demo-Co-idle = 궁전을 짓고도 남을 금화지만 항해사는 짓지 못합니다. 다음 라운드를 위해 모아 둡니다.

demo-Di-income = 내 빨간 건물 2채가 외교관에게 금화를 1개씩 줍니다.
demo-Di-exchanges = 감시탑을 주고 성을 받습니다! 성이 3만큼 더 비싸니, 상대에게 금화 3개를 줍니다.

demo-At-first = 내 예술가가 성에 금화 1개를 올립니다. 금화는 그대로 남고, 성의 가치는 이제 5입니다.
demo-At-second = 영지에도 하나를 올립니다. 두 건물 모두 끝까지 가치가 1 늘고, 파괴하는 비용도 1 늘어납니다.

demo-Qu-crown = 옆자리 사람이 왕이 되어 왕관을 가져갑니다.
demo-Qu-gold = 내 여왕은 맨 마지막에 호명됩니다. 왕관이 옆자리에 있으니 금화 3개를 받습니다.

demo-Hau-full = 내 도시가 완성되었습니다. 노란색, 파란색, 초록색, 보라색은 있지만 빨간색이 없습니다.
demo-Hau-scores = 유령 지구가 빨간색을 대신해, 다섯 색이 모두 모여 3점입니다. 마지막 라운드에 지었다면 대신하지 못합니다.

demo-Kee-comes = 상대는 장군입니다. 내 도시에서 무엇이든 파괴할 만한 금화가 있습니다.
demo-Kee-stands = 항구가 파괴됩니다. 하지만 외성은 끄떡없습니다. 8번 인물은 외성을 파괴하지도 가져가지도 못합니다.

demo-Lab-lacks = 대성당의 비용은 5인데 금화는 4개뿐입니다.
demo-Lab-sells = 없어도 되는 카드를 실험실에 팔아 금화 1개를 받습니다.
demo-Lab-builds = 모자란 것은 그뿐이었습니다. 대성당이 섭니다.

demo-Smi-pays = 내 대장간에 금화 2개를 내면…
demo-Smi-draws = …카드 3장을 뽑아 모두 가집니다.

demo-Obs-draws = 카드를 뽑습니다. 남들은 2장을 보지만, 천문대가 있으면 3장을 봅니다.
demo-Obs-keeps = 가장 마음에 드는 대성당을 가집니다. 나머지는 더미 밑으로 갑니다.

demo-Gra-destroys = 상대의 장군이 내 항구를 파괴합니다.
demo-Gra-saves = 금화 1개를 내면 묘지 덕분에 그 카드가 손패로 돌아옵니다. 다시 지을 수 있습니다.

demo-Lib-draws = 카드 2장을 뽑아 모두 가집니다. 도서관이 없었다면 한 장은 더미 밑으로 갔을 것입니다.

demo-Sch-green = 상인의 수입을 거둘 때 내 마법학교는 선술집처럼 초록색입니다. 금화 2개를 거둡니다.
demo-Sch-red = 장군의 수입을 거둘 때는 빨간색입니다. 1개를 더 거둡니다.

demo-Lig-built = 등대를 짓자 더미의 카드가 모두 보입니다.
demo-Lig-finds = 가장 마음에 드는 카드를 가집니다. 드래곤 게이트입니다.
demo-Lig-shuffles = 그런 다음 더미를 섞습니다. 이제 무엇이 나올지는 나도 모릅니다.

demo-Arm-fires = 내 무기고가 폭발하며 상대의 궁전도 무너집니다. 금화는 들지 않습니다. 외성이라도 안전하지 않습니다.

demo-Qua-takes = 도시에 이미 시장이 있는데 손패에 또 한 장 있습니다. 원래는 지을 수 없지만…
demo-Qua-twice = …채석장이 있습니다. 같은 건물을 한 쌍 지을 수 있습니다.

demo-Poo-spends = 마지막 금화까지 영지를 짓는 데 썼습니다.
demo-Poo-pays = 금화 없이 차례가 끝나자 구빈원이 금화 1개를 쥐여 줍니다.

demo-Bel-built = 종탑까지 건물이 6채입니다. 이 게임은 7채면 끝납니다.
demo-Bel-rings = 종을 울립니다. 이제 6채로 충분합니다.
demo-Bel-complete = 단숨에 내 도시가 완성되었습니다. 이번이 마지막 라운드입니다.

demo-Fac-gold = 실험실의 비용은 5인데 금화는 4개뿐입니다.
demo-Fac-builds = 공장이 있으니 충분합니다. 다른 보라색 건물의 비용이 1 줄어듭니다.

demo-Par-empty = 시장이 마지막 카드였습니다.
demo-Par-draws = 손패 없이 차례가 끝나자 공원이 카드 2장을 줍니다.

demo-Hos-names = 상대의 암살자가 주교를 지목해 암살합니다. 주교는 바로 나입니다.
demo-Hos-murdered = 다른 사람이라면 대답하지 못했을 것입니다. 병원 덕분에 주교는 그래도 대답합니다.
demo-Hos-gold = 금화 2개를 받습니다. 그 이상은 할 수 없습니다.

demo-Thr-crown = 상대가 왕이 되어 내 왕관을 가져갑니다.
demo-Thr-pays = 그래도 알현실이 있습니다. 왕관의 주인이 바뀔 때마다, 누가 가져가든 금화 1개를 받습니다.

demo-Wal-comes = 상대는 장군입니다. 내 영지를 파괴하는 데는 원래 금화 2개가 듭니다.
demo-Wal-dearer = 하지만 내 도시에 대성벽이 있으니 8번 인물은 금화 1개를 더 내야 합니다. 영지를 파괴하려면 3개입니다.

demo-Uni-built = 금화 6개를 내고 대학을 짓자 내 도시가 완성됩니다.
demo-Uni-scores = 점수 계산에서 대학은 8점입니다. 들인 비용보다 2점 많습니다.

demo-Dra-built = 금화 6개를 내고 드래곤 게이트를 짓자 내 도시가 완성됩니다.
demo-Dra-scores = 점수 계산에서 드래곤 게이트는 8점입니다. 들인 비용보다 2점 많습니다.

demo-Mus-tucks = 차례마다 한 번 박물관 밑에 카드를 넣습니다. 이제 3장입니다.
demo-Mus-scores = 어떤 카드든 3장 모두 마지막에 1점씩입니다.

demo-Tre-full = 내 도시가 완성되었고 금화 7개가 남았습니다.
demo-Tre-scores = 제국 보고가 있으면 금화도 점수입니다. 7점을 더 얻습니다.

demo-Map-full = 내 도시가 완성되었고 손패가 3장 남았습니다.
demo-Map-scores = 지도 보관실이 있으면 손패도 한 장에 1점입니다. 3점을 더 얻습니다.

demo-Wis-built = 소원의 우물이 다른 보라색 건물 3채 곁에 섭니다.
demo-Wis-scores = 그 건물들이 저마다 소원 하나를 들어줍니다. 3점을 더 얻습니다.
