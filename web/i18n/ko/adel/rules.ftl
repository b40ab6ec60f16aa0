# The rules page; its order stands in web/js/adel/view/rules_outline.js, the rules of characters and districts in characters.ftl and districts.ftl.
rules-title = 시타델 규칙
rules-contents = 목차
cards-print = 이 페이지 인쇄

rules-idea-title = 어떤 게임인가
rules-idea-p1 = 저마다 건물을 하나씩 지어 도시를 세웁니다. 건물은 금화를 내고 지으며, 끝날 때 점수가 됩니다. 누군가의 도시에 건물이 8채가 되면 게임이 끝을 향합니다.
rules-idea-p2 = 라운드마다 모두가 몰래 궁정의 인물을 하나씩 맡아, 그 라운드 동안 그 인물의 능력을 빌립니다. 왕관일 수도, 단검일 수도, 세금일 수도 있습니다. 그런 다음 인물을 낮은 번호부터 차례로 호명하고, 이때 비로소 서로의 정체가 드러납니다.
rules-idea-p3 = 묘미는 눈치 싸움입니다. 암살자는 사람이 아니라 인물을 지목합니다. 그러니 쓸모 있는 인물을 고르되, 모두가 예상하는 인물은 피하세요.

rules-setup-title = 시작하기 전에
rules-setup-p1 = 2명에서 7명까지 합니다. 왕관은 제비뽑기로 한 사람이 받습니다.
rules-setup-p2 = 건물 카드를 모두 섞고 뒷면으로 쌓아 카드 더미를 만듭니다. 저마다 금화 2개와 카드 4장을 받으며, 손패는 남에게 보이지 않습니다.
rules-setup-p3 = 1번부터 8번까지 번호마다 한 명씩, 인물 8명이 나옵니다. 3명 이상이면 아홉째 인물을 더할 수 있습니다. 한 라운드는 인물을 고르고, 호명하고, 대답한 사람이 차례를 진행하는 것입니다.

rules-town-title = 건물과 색
rules-town-p1 = 건물은 적힌 만큼 금화를 내고 지으며, 끝날 때 그만큼 점수가 됩니다. 한 도시에 이름이 같은 건물을 2채 지을 수 없습니다.
rules-town-p2 = 네 가지 색은 몇몇 인물에게 수입이 됩니다. 노란색은 귀족, 파란색은 신앙, 초록색은 상업, 빨간색은 전쟁입니다. 보라색 건물은 저마다 고유한 능력이 있으며, 아래에서 설명합니다.
rules-town-p3 = 이 네 색의 카드는 54장입니다. × 뒤의 숫자가 장수입니다.

rules-draft-title = 라운드의 시작: 인물 고르기
rules-draft-p1 = 인물 카드를 섞어 몇 장은 모두가 보도록 앞면으로, 한 장은 뒷면으로 빼 둡니다. 4번은 앞면으로 빼 두지 않습니다. 왕관을 쓴 사람은 뒷면으로 빼 둔 인물을 볼 수 있습니다. 국제판에서는 아무도 보지 않습니다.
rules-draft-p2 = 왕관을 쓴 사람이 남은 인물 가운데 몰래 한 장을 고르고 나머지를 왼쪽으로 넘깁니다. 그다음 사람도 똑같이 합니다. 마지막에 남은 인물도 뒷면으로 빼 둡니다.
rules-draft-p3 = 빼 두는 장수는 인원에 따라 다릅니다.
rules-draft-table = 앞면과 뒷면으로 빼 두는 인물
rules-draft-players = 인원
rules-draft-eight = 인물 8명일 때
rules-draft-nine = 인물 9명일 때
rules-draft-cell = 앞면 { $up }, 뒷면 { $down }
rules-draft-details-title = 2명, 3명, 7명일 때
rules-draft-details-p1 = 2명이나 3명이면 한 라운드에 인물을 둘씩 맡아 차례도 두 번이지만, 손패와 금화와 도시는 하나입니다. 능력은 그 인물의 차례에만 쓸 수 있습니다.
rules-draft-details-p2 = 2명: 왕관을 쓴 사람이 인물 하나를 고릅니다. 그 뒤로는 상대부터 번갈아, 하나를 고르고 다른 하나를 뒷면으로 빼 두기를 카드가 없어질 때까지 합니다.
rules-draft-details-p3 = 3명: 인물을 두 바퀴 돌리며 한 바퀴에 하나씩 고릅니다. 남은 것은 뒷면으로 빼 둡니다. 인물이 9명이면 첫 바퀴 뒤에 무작위로 한 장을 더 빼 둡니다.
rules-draft-details-p4 = 7명이고 인물이 8명: 마지막 사람은 남은 한 장과, 처음부터 뒷면으로 빼 둔 한 장 가운데 하나를 고릅니다.

rules-call-title = 호명
rules-call-p1 = 1번부터 차례로 호명합니다. 호명된 인물을 고른 사람은 대답하고 차례를 진행합니다. 아무도 대답하지 않으면 다음 번호를 호명합니다. 암살당한 인물은 대답하지 않습니다.
rules-call-p2 = 모두 호명했으면 인물 카드를 거두고, 이제 왕관을 쓴 사람부터 다음 라운드를 시작합니다.
rules-call-p3 = 아무도 고르지 않은 인물에게 한 일은 아무 효과가 없습니다.

rules-turn-title = 차례에 하는 일
rules-turn-p1 = 먼저 금화나 카드 가운데 하나를 반드시 받습니다. 금화라면 2개를 받고, 카드라면 더미에서 2장을 뽑아 한 장을 갖고 다른 한 장은 더미 밑에 넣습니다.
rules-turn-p2 = 그다음 손패의 건물 한 채를 지을 수 있습니다. 비용을 내고 도시에 세우면 됩니다.
rules-turn-p3 = 자기 차례라면 언제든 인물의 능력을 쓸 수 있고, 그 인물과 색이 같은 건물마다 금화 1개를 거둘 수 있습니다. 각각 한 번씩입니다. 규칙에 ‘해야 한다’고 적혀 있지 않으면 하지 않아도 됩니다.
rules-turn-p4 = 언제 하느냐가 중요합니다. 수입부터 거둔 왕은 더 비싼 건물을 지을 수 있고, 궁전부터 지은 왕은 그 궁전의 몫까지 거둡니다.
rules-turn-details-title = 차례의 세부 사항
rules-turn-details-p1 = 실험실, 대장간, 박물관, 무기고도 금화나 카드를 받기 전에 쓸 수 있습니다. 아무것도 바뀌지 않을 일은 고를 수 없습니다.
rules-turn-details-p2 = 손패나 도시를 떠난 카드는 카드 더미 밑으로 갑니다. 더미는 등대의 효과가 아니면 섞지 않습니다. 카드가 모자라면 남은 만큼 뽑고, 한 장도 없으면 금화를 받아야 합니다.
rules-turn-details-p3 = 인물이 대답하면 다음 순서로 진행합니다. 도둑이 금화를 훔치고, 왕이 왕관을 가져오고, 이미 건물을 지은 사람이 세금 징수원에게 금화를 내고, 여왕이 금화를 받습니다.
rules-turn-details-p4 = 차례가 끝나면 다음 순서로 진행합니다. 연금술사가 금화를 돌려받고, 세금을 내고, 구빈원이 금화를, 공원이 카드를 줍니다.

rules-base-title = 기본판의 인물 8명
rules-base-p1 = ‘거둘 수 있다’고 적힌 금화는 저절로 들어오지 않습니다. 자기 차례에 거두세요.
rules-dark-title = 어둠의 도시
rules-dark-p1 = 이 10명은 확장판의 인물입니다. 저마다 같은 번호의 다른 인물을 대신하므로 한 번호에 한 명만 나옵니다. 9번인 예술가나 여왕은 8명에 더해집니다.
rules-powers-details-title = 능력의 세부 사항
rules-powers-details-p1 = 암살당한 인물의 금화는 훔칠 수 없고, 암살당한 황제는 왕관을 넘기지 않습니다.
rules-powers-details-p2 = 마법에 걸린 인물이 저절로 받을 것은 마녀가 받습니다. 상인의 추가 금화, 건축가의 카드, 왕관이 마녀 옆자리에 있을 때 여왕의 금화가 그렇습니다. 다만 왕관은 마법에 걸린 왕이 가져옵니다. 항해사의 차례라면 마녀도 지을 수 없습니다. 지목하기 전에 지었어도 그 인물의 차례에 다시 지을 수 있지만, 대장간 같은 건물은 두 차례를 통틀어 한 번만 쓸 수 있습니다.
rules-powers-details-p3 = 장군과 외교관에게는 건물의 비용이 기준입니다. 대학과 드래곤 게이트는 6이고, 예술가의 금화가 있으면 1이 늘어납니다. 대성벽 때문에 더 내는 금화는 따로 더해집니다.
rules-powers-details-p4 = 파괴된 건물은 묘지 주인이 가져가지 않으면 카드 더미 밑으로 갑니다.
rules-powers-details-p5 = 자기 번호가 아니면 어느 번호든 지목할 수 있습니다. 앞면으로 빼 둔 인물도 지목할 수 있지만 아무 효과가 없습니다. 도둑은 1번 인물과, 암살당하거나 마법에 걸린 인물도 지목할 수 없습니다. 2명이나 3명일 때는 지목한 인물이 나의 다른 인물일 수도 있는데, 그러면 훔쳐도 얻는 것이 없습니다.

rules-violet-title = 기본판의 보라색 건물
rules-violet-p1 = 보라색 건물은 도시에 서는 순간부터 효과가 있습니다. 한 장씩 있고, 외성만 2장입니다.
rules-violet-dark-title = 어둠의 도시의 보라색 건물
rules-violet-dark-p1 = 이 14가지는 한 장씩 있습니다.
rules-violet-details-title = 보라색 건물의 세부 사항
rules-violet-details-p1 = 박물관 밑의 카드는 숨겨져 있고, 넣은 사람만 압니다. 박물관이 교환되면 새 주인이 점수를 받지만 볼 수는 없습니다.
rules-violet-details-p2 = 종탑의 선언은 종탑이 교환되어도 유효합니다. 선언으로 여러 도시가 한꺼번에 완성되면 종탑 주인부터 왼쪽으로 순서를 셉니다. 종탑이 파괴되면, 선언 없이는 건물이 모자라는 도시는 더 이상 완성된 도시가 아닙니다.
rules-violet-details-p3 = 묘지로는 8번 인물이 파괴한 건물만 가져올 수 있습니다. 무기고로 파괴한 건물은 가져올 수 없습니다.
rules-violet-details-p4 = 교환으로 도시에 이미 있는 건물과 같은 건물을 들여올 수 없습니다. 채석장이 있어도 마찬가지입니다. 이미 있던 같은 건물 한 쌍은 교환을 막지 않습니다. 그러나 마법사는 이미 있는 건물도 곧바로 지을 수 있습니다.
rules-violet-details-p5 = 공장은 건설 비용만 줄입니다. 파괴하거나 교환할 때는 원래 비용으로 셉니다.

rules-end-title = 게임이 끝날 때
rules-end-p1 = 도시는 건물 8채로 완성됩니다. 짧은 게임에서는 7채입니다. 도시가 완성된 라운드는 끝까지 합니다. 아직 호명되지 않은 사람도 모두 차례를 진행하고, 원하면 아홉째 건물도 지을 수 있습니다. 그다음 점수를 셉니다.
rules-end-p2 = 완성된 도시는 안전합니다. 8번 인물도 무기고도 더 이상 건드릴 수 없습니다.

rules-count-title = 최종 점수 계산
rules-count-p1 = 건물의 점수를 더합니다. 다섯 색이 모두 있으면 3점을 더합니다. 가장 먼저 완성한 도시라면 4점을, 그 뒤에 완성한 도시라면 2점을 더합니다. 마지막으로 보라색 건물이 주는 점수를 더합니다.
rules-count-p2 = 예를 들어 내 도시에 선술집 1, 교회 2, 영지 3, 성 4, 항구 4, 요새 5, 시청 5, 그리고 8점인 대학이 있으면 합이 32점입니다. 다섯 색으로 3점, 가장 먼저 완성한 도시로 4점을 더해 39점입니다.
rules-count-p3 = 상대의 건물은 7채에 27점이고, 빨간색이 없으며 도시도 완성되지 않았습니다. 그중 하나가 제국 보고이고 금화 6개가 남아 있어 27 + 6 = 33점입니다.
rules-count-p4 = 동점이면 건물만의 점수, 그다음 남은 금화를 비교합니다. 그래도 같으면 공동 승리입니다.

rules-know-title = 알 수 있는 것
rules-know-p1 = 모두가 아는 것: 모든 도시와 금화, 저마다의 손패 장수, 왕관, 앞면으로 빼 둔 인물, 이미 대답한 인물. 그 밖에 내 손패와 인물, 내가 넘긴 인물을 압니다. 뒷면으로 빼 둔 인물도 내가 보았다면 압니다.
rules-know-p2 = 알 수 없는 것: 다른 사람의 손패, 대답하기 전의 정체, 카드 더미에서 다음에 나올 카드.

rules-options-title = 판본과 선택 규칙
rules-options-p1 = 따로 고르지 않으면 독일어판 규칙으로 합니다. 국제판은 여섯 가지가 다릅니다.
rules-edition-1 = 뒷면으로 빼 둔 인물을 아무도 보지 않습니다. 독일어판에서는 왕관을 쓴 사람이 봅니다.
rules-edition-2 = 암살당한 왕은 라운드가 끝날 때 왕관을 가져옵니다. 독일어판에서는 왕관이 그 자리에 남습니다.
rules-edition-3 = 황제에게서 왕관을 받은 사람은 카드 한 장이나 금화 1개를 줍니다. 카드가 있으면 둘 중에서 고릅니다. 독일어판에서는 아무것도 주지 않습니다.
rules-edition-4 = 실험실은 카드 한 장에 금화 2개를 줍니다. 독일어판에서는 1개입니다.
rules-edition-5 = 연금술사는 건설에 쓴 금화만 돌려받습니다. 독일어판에서는 대장간에 쓴 것도 돌려받습니다.
rules-edition-6 = 장군은 자기 건물도 파괴할 수 있습니다. 독일어판에서는 남의 건물만 파괴합니다.
rules-options-p2 = 그 밖에 어떤 인물이 나올지, 더미에 어떤 보라색 건물을 넣을지, 7채로 끝나는 짧은 게임을 할지 고를 수 있습니다.
rules-options-p3 = 퇴위 규칙에서는 왕관을 쓰고 3라운드를 연속으로 시작한 사람이 왕관을 왼쪽으로 넘깁니다.

# Headings of the overview.
cards-yellow = 노란색: 귀족
cards-blue = 파란색: 신앙
cards-green = 초록색: 상업
cards-red = 빨간색: 전쟁

# What explains itself where it lies.
help-rank = { $rank }번
help-rank-colour = { $rank }번, { $colour }
help-district = { $colour }, 비용 { $cost }
help-district-points = { $colour }, 비용 { $cost }, { $points }점
help-now = 지금 여기서
help-not-here = 이 게임에는 나오지 않습니다.
help-up = 앞면으로 빼 두었습니다. 이번 라운드에는 맡은 사람이 없습니다.
help-down = 뒷면으로 빼 둔 것을 보았습니다. 이번 라운드에는 맡은 사람이 없습니다.
help-murdered = 암살당했습니다.
help-bewitched = 마법에 걸렸습니다.
help-robbed = 도둑이 지목했습니다.
help-was = 이번 라운드에는 { $name } 님이 맡았습니다.
help-yours = 이번 라운드에는 내가 맡았습니다.
help-unanswered = 아무도 대답하지 않았습니다.
help-nobody = 내가 아는 한, 이번 라운드에는 맡은 사람이 없습니다.
help-can = 내가 아는 한, 맡았을 수 있는 사람: { $names }
help-income = 지금 내 도시라면 이 색으로 금화 { $gold }개를 거둡니다.
help-queen-yes = 왕관이 옆자리에 있습니다. 금화 3개를 받습니다.
help-queen-no = 왕관이 옆자리에 없습니다.
help-richest = 금화가 가장 많은 사람: { $name } 님({ $gold }개)
help-richest-none = 지금은 혼자서 금화가 가장 많은 사람이 없습니다.
help-pays = 이 건물에서 금화 1개를 거두는 인물: { $characters }
help-hand-cost = 내가 짓는 비용은 금화 { $cost }개입니다.
help-build = 지금 금화 { $cost }개를 내고 지을 수 있습니다.
help-cannot-build = 지금 지을 수 없음: { $reason }
help-have = 내 도시에 이미 있습니다.
help-in-city = { $name } 님의 도시
help-in-own = 내 도시
help-gold = 예술가의 금화가 놓여 비용과 점수가 1씩 늘었습니다.
help-under = 밑에 카드가 { $count ->
  [1] 한 장
 *[other] { $count }장
 } 있습니다.
help-under-known = 밑에 있는 카드 중 내가 아는 것: { $cards }
help-destroy = 금화 { $cost }개를 내고 파괴할 수 있습니다.
help-cannot-destroy = 파괴할 수 없음: { $reason }
help-arm = 내 무기고로 공짜로 파괴할 수 있습니다.
help-cannot-arm = 내 무기고로 파괴할 수 없음: { $reason }
help-exchange = 교환할 수 있습니다. 내줄 것: { $offers }
help-exchange-offer = { $district } + 금화 { $cost }개
help-exchange-even = { $district }
help-cannot-exchange = 교환할 수 없음: { $reason }
help-give = 교환에 내놓을 수 있습니다.
help-adorn = 금화 1개를 올릴 수 있습니다.
help-cannot-adorn = 금화를 올릴 수 없음: { $reason }
help-use = 지금 쓸 수 있습니다.
help-cannot-use = 지금 쓸 수 없음: { $reason }
help-brings = 지금은 { $points }점을 줍니다.
help-haunted = 지금은 이 색을 대신합니다: { $colour }
help-haunted-many = 모자란 색이 둘 이상입니다. 하나만 대신할 수 있습니다.
help-haunted-none = 이 건물이 없어도 다섯 색이 모두 있습니다.
help-haunted-late = 이번 라운드에 지었습니다. 이대로 게임이 끝나면 다른 색을 대신하지 못합니다.
help-quarry-open = 아직 같은 건물이 2채 있지 않습니다.
help-quarry-done = 이미 같은 건물이 2채 있습니다.
help-poor-yes = 지금 금화가 없으니 1개를 줍니다.
help-poor-no = 아직 금화가 있어 주지 않습니다.
help-park-yes = 손패가 없으니 2장을 줍니다.
help-park-no = 아직 손패가 있어 주지 않습니다.
help-factory = 지금 나에게 더 싼 카드: { $cards }
help-bell = 건물 { $need }채면 도시가 완성됩니다.
help-has = 이번 라운드의 인물: { $characters }
help-perhaps = 이번 라운드에 맡았을 수 있는 인물: { $characters }
help-swap = 이 사람과 손패를 바꿀 수 있습니다.
help-look = 이 사람의 손패를 볼 수 있습니다.
help-crown = 이 사람에게 왕관을 넘길 수 있습니다.
help-cannot-seat = 지금은 할 수 없음: { $reason }
