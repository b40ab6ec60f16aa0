# Adel’s turn: what is asked, what is possible and what is not, the draft, the hand, cards laid out. $name is a player.
ask-draft = 인물을 몰래 고르세요.
ask-aside = 인물 하나를 뒷면으로 빼 두세요. 이번 라운드에는 아무도 맡지 못합니다.
ask-turn-take = { $character }: 금화를 받거나 카드를 뽑으세요.
ask-turn-take-special = { $character }: { $special ->
  [name-As] 누군가를 암살하거나
  [name-Th] 누군가의 금화를 훔치거나
  [swap] 카드를 바꾸거나
  [look] 남의 손패를 보거나
  [destroy] 건물을 파괴하거나
  [exchange] 건물을 교환하거나
 *[other] 능력을 쓰거나
 }, 금화나 카드를 받으세요.
ask-turn-build = { $character }: 건물을 짓거나, 다른 일을 하거나, 차례를 마치세요.
ask-turn-go-on = { $character }: 할 일이 더 있으면 하고, 없으면 차례를 마치세요.
ask-turn-must-name = { $character }: 이제 마법을 걸 번호를 지목하세요.
ask-turn-must-crown = { $character }: 차례를 마치기 전에 왕관을 넘겨야 합니다.
ask-short-witch = 마법에 걸렸습니다. 금화나 카드만 받으세요. 나머지는 마녀가 이어 갑니다.
ask-short-hospital = 암살당했지만 병원 덕분에 금화나 카드를 받습니다.
ask-keep = 가질 카드 { $count ->
  [1] 한 장
 *[other] { $count }장
 }을 고르세요.
ask-put = 더미 밑에 넣을 카드를 더 누르거나, 카드를 뽑으세요.
ask-conjure = { $name } 님의 손패에서 가져올 카드를 고르세요.
ask-tribute = 왕관을 받았습니다. 대가로 금화 1개나 카드 한 장을 주세요.
ask-rescue = 파괴된 { $card }: 묘지의 효과로 가져올지 고르세요.
ask-search = 등대: 카드 더미에서 한 장을 가져오거나 그만두세요.
ask-bell = 종탑: 종을 울려 게임을 앞당길지 고르세요.

touch-put = 이제 더미 밑에 넣을 카드를 누르세요.
touch-sell = 이제 팔 카드를 누르세요.
touch-tuck = 이제 박물관 밑에 넣을 카드를 누르세요.
touch-adorn = 이제 예술가의 금화가 없는 내 건물을 누르세요.
touch-destroy = 이제 파괴할 내 건물을 누르세요.
touch-arm = 이제 무기고와 함께 파괴할 건물을 누르세요.
touch-exchange = 이제 내줄 내 건물을 누르세요.
touch-exchange-for = 내줄 건물: { $card }. 이제 받고 싶은 건물을 누르세요.
touch-conjure = { $card }: 손패로 가져올지, 바로 지을지 고르세요.

wait-draft = { $name } 님이 인물을 고르는 중…
wait-aside = { $name } 님이 인물 하나를 빼 두는 중…
wait-tribute = { $name } 님이 왕관의 대가를 고민하는 중…
wait-rescue = { $name } 님이 묘지를 쓸지 고민하는 중…
wait-turn = { $name } 님이 생각하는 중({ $character })…
wait-somebody = { $name } 님이 생각하는 중…

curtain-draft = 인물을 고를 차례입니다.
curtain-turn = { $character }의 차례입니다.
curtain-tribute = 왕관의 대가를 정할 차례입니다.
curtain-rescue = 묘지를 쓸지 정할 차례입니다.
curtain-decision = 결정할 일이 있습니다.

warn-last = 이번 라운드로 게임이 끝납니다.
warn-near = 도시 완성까지 한 채 남은 사람 { $count }명: { $names }
warn-near-you = 한 채만 더 지으면 내 도시가 완성됩니다.

turn-title = 내 차례
turn-gold = 금화 받기
turn-cards = 카드 뽑기
turn-take = 금화나 카드
turn-build = 건설
turn-income = 수입
turn-end = 차례 마치기
turn-name-As = 암살하기
turn-name-Th = 훔치기
turn-name-Wt = 마법 걸기
turn-swap = 손패 바꾸기
turn-put = 더미와 바꾸기
turn-look = 손패 보기
turn-crown = 왕관 넘기기
turn-pardon = 최고 부자의 금화 1개
turn-extra-gold = 금화 4개 더 받기
turn-extra-cards = 카드 4장 더 뽑기
turn-adorn = 건물 꾸미기
turn-destroy = 파괴하기
turn-destroy-own = 내 건물 파괴하기
turn-exchange = 건물 교환하기
turn-sell = 카드 팔기
turn-smith = 카드 3장 뽑기
turn-tuck = 박물관에 넣기
turn-arm = 무기고 폭파하기
turn-touch-build = 손패의 카드를 누르세요.
turn-touch-name = 위에서 번호를 누르세요.
turn-touch-swap = 상대를 누르세요.
turn-touch-look = 상대를 누르세요.
turn-touch-crown = 상대를 누르세요.
turn-touch-destroy = 다른 도시의 건물을 누르세요.
turn-builds = { $count }채까지 지을 수 있습니다.
turn-beyond = 제외: { $why }
turn-impossible = 지금 할 수 없는 일
turn-lay-back = 다시 누르면 취소
turn-undone = 남은 일: { $what }
undone-build = 건설
undone-income = 수입
undone-power = 능력
effect-gain = 금화 { $gold }개를 받음
effect-cost = 금화 { $gold }개가 듦

reason-take-first = 먼저 금화나 카드를 받으세요
reason-taken = 이미 받음
reason-pile-empty = 카드 더미가 비었음
reason-built-enough = 이번 차례에 { $limit }채를 지었음
reason-cannot-build = 항해사는 지을 수 없음
reason-already-built = 이미 내 도시에 있음
reason-too-dear = 비용 { $cost }, 내 금화 { $gold }
reason-no-income = { $colour ->
  [yellow] 내 도시에 노란 건물이 없음
  [blue] 내 도시에 파란 건물이 없음
  [green] 내 도시에 초록 건물이 없음
 *[red] 내 도시에 빨간 건물이 없음
 }
reason-used = 이번 차례에 이미 씀
reason-own-rank = 내 번호
reason-rank-one = 1번은 지목할 수 없음
reason-murdered = 암살당한 인물은 안 됨
reason-bewitched = 마법에 걸린 인물은 안 됨
reason-hands-empty = 둘 다 손패가 없음
reason-hand-empty = 그 사람은 손패가 없음
reason-own-hand-empty = 내 손패가 없음
reason-has-crown = 이미 { $name } 님에게 있음
reason-no-richest = 혼자서 금화가 가장 많은 사람이 없음
reason-is-richest = 내가 가장 부유함
reason-no-district = 알맞은 건물이 없음
reason-already-gold = 이미 금화가 있음
reason-complete-city = { $name } 님의 도시는 완성됨
reason-own-complete = 내 도시가 완성됨
reason-preacher = 주교의 보호를 받음: { $name } 님의 도시
reason-keep = 외성은 건드릴 수 없음
reason-theirs-already = { $name } 님에게 같은 건물이 있음
reason-must-name = 먼저 번호를 지목하세요
reason-must-crown = 먼저 왕관을 넘기세요
reason-no-pair = 교환할 수 있는 건물이 없음
reason-nothing = 쓸 곳이 없음
beyond-too-dear = 금화 { $cost }개 이상 드는 것
short-too-dear = { $missing } 부족
short-already-built = 있음

hand-title = 내 손패: { $count }장
hand-empty = 손패가 없습니다.
hand-card = { $card }, { $colour }
hand-costs = 내 비용 { $gold }

draft-title = 인물 고르기
draft-offer = 고를 수 있는 인물
draft-rank = { $rank }번
draft-up = 앞면
draft-down = 뒷면
draft-hidden = 알 수 없음
draft-order = 고르는 순서
draft-does-pick = 가짐
draft-does-aside = 빼 둠
draft-yours = 이번 라운드의 내 인물
draft-put-aside = 내가 빼 둠
draft-step-pick-done = { $reader ->
  [you] 내가 골랐음
 *[other] { $name } 님이 골랐음
 }
draft-step-pick-now = { $reader ->
  [you] 내가 고르는 중
 *[other] { $name } 님이 고르는 중
 }
draft-step-pick-later = { $reader ->
  [you] 나는 나중에 고름
 *[other] { $name } 님은 나중에 고름
 }
draft-step-aside-done = { $reader ->
  [you] 내가 하나를 빼 두었음
 *[other] { $name } 님이 하나를 빼 두었음
 }
draft-step-aside-now = { $reader ->
  [you] 내가 하나를 빼 두는 중
 *[other] { $name } 님이 하나를 빼 두는 중
 }
draft-step-aside-later = { $reader ->
  [you] 나는 나중에 하나를 빼 둠
 *[other] { $name } 님은 나중에 하나를 빼 둠
 }

asked-title = 결정할 일
asked-cards = 고를 수 있는 카드
asked-keep = 손패로 가져오기
asked-build = 바로 짓기
asked-leave = 가져오지 않기
asked-put = 카드 { $count ->
  [1] 한 장
 *[other] { $count }장
 }을 더미 밑에 넣었습니다.
asked-draw = { $count ->
  [1] 한 장
 *[other] { $count }장
 } 뽑기
asked-tribute = { $name } 님이 왕관을 넘겼습니다. 대가는 금화 1개나 손패 한 장입니다.
asked-gold = 금화 1개 주기
asked-rescue = { $card }: 금화 { $gold }개를 내면 손패로 가져오고, 내지 않으면 더미 밑으로 갑니다.
asked-save = 손패로 가져오기
asked-let-go = 가져오지 않기
asked-bell = 지금은 건물 { $need }채면 도시가 완성됩니다. 종을 울리면 한 채가 적어도 됩니다.
asked-declare = 종 울리기
asked-still = 울리지 않기

keys-arrows = 번호, 자리, 선택지, 손패 사이 이동
keys-enter = 고르기, 누르기, 짓기
keys-numbers = 그 인물, 그 번호, 그 카드 고르기
keys-escape = 고른 것을 내려놓거나 모두 바로 보기
keys-c = 도시 읽기
keys-g = 금화와 손패 수 읽기
keys-h = 내 손패 읽기
keys-i = 초점이 있는 것 설명
keys-r = 번호와 인물 읽기

# What a bot thought, in the replay.
thought-role = { $character }: { $holders }
thought-holder = { $name } 님 { $odds }
thought-hand = { $name } 님 손패: { $cards }
thought-card = { $district } { $odds }

# 힌트가 그 수를 꼽은 까닭.
hint-district = { $name } 님의 { $card }
hint-holders = { $character }: 이번 라운드에 이 인물일 수 있는 상대는 { $count }명입니다.
hint-likeliest = 가장 유력한 사람은 { $name } 님입니다({ $odds }).
hint-gold = 라운드가 끝날 때 금화가 { $mine }개쯤 됩니다. 다른 수를 두면 { $other }개입니다.
hint-cards = 라운드가 끝날 때 손패가 { $mine }장쯤 됩니다. 다른 수를 두면 { $other }장입니다.
hint-districts = 라운드가 끝날 때 내 도시에 건물이 { $mine }채쯤 섭니다. 다른 수를 두면 { $other }채입니다.
hint-score = 라운드가 끝날 때 내 도시가 { $mine }점쯤 됩니다. 다른 수를 두면 { $other }점입니다.
hint-crown = 왕관을 쓴 채 다음 라운드를 시작할 확률이 { $chance }입니다. 다른 수를 두면 { $other }입니다.
hint-rival-score = 라운드가 끝날 때 { $name } 님의 점수가 다른 수를 둘 때보다 { $points }점쯤 낮습니다.
hint-rival-gold = 라운드가 끝날 때 { $name } 님의 금화가 다른 수를 둘 때보다 { $gold }개쯤 적습니다.
hint-sole = 그러면 이번 라운드에 다른 사람은 이 인물이 될 수 없습니다: { $character }.
hint-complete = 라운드가 끝날 때 내 도시가 완성되어 있을 확률이 { $chance }입니다. 다른 수를 두면 { $other }입니다.
hint-colours = 라운드가 끝날 때 내 도시에 다섯 색이 모두 있을 확률이 { $chance }입니다. 다른 수를 두면 { $other }입니다.
hint-rival-complete = 라운드가 끝날 때 { $name } 님의 도시가 완성되어 있을 확률이 { $chance }로 낮아집니다. 다른 수를 두면 { $other }입니다.
hint-rival-colours = 라운드가 끝날 때 { $name } 님의 도시에 다섯 색이 모두 있을 확률이 { $chance }로 낮아집니다. 다른 수를 두면 { $other }입니다.
trophies-title = { $reader ->
  [you] 내 도시
 *[other] { $name } 님의 도시
 }
