# Motives of puzzles: what each is called, and why the solution is right. $character, $card and $other are bare names,
# $name a player; $odds is a share with its per cent sign.
motive-bell = 종 울리기
why-bell = { $rings ->
  [1] 종을 울려야 합니다. 건물이 한 채 덜 필요해져, 내가 유리할 때 게임이 끝납니다.
 *[0] 종을 울리지 말아야 합니다. 일찍 끝나면 나보다 다른 사람에게 이롭습니다.
 }
motive-complete = 도시 완성
why-complete = 이 건물로 도시가 완성됩니다: { $card }. { $first ->
  [1] 가장 먼저 완성했으니 4점을 받고
 *[0] 2점을 받고
 }, 이번 라운드로 게임이 끝납니다.
motive-murder = 누구를 암살할까
why-murder = { $name } 님이 이 인물을 골랐을 확률은 { $odds }입니다: { $character }. { $lacks ->
  [0] 그 도시는 이미 완성되었습니다.
 *[other] 그 도시는 완성까지 { $lacks }채 남았고, 금화는 { $gold }개입니다.
 } 차례를 잃으면 가장 아픈 상대입니다.
motive-rob = 누구의 금화를 훔칠까
why-rob = { $name } 님은 금화가 { $gold }개이고, 이 인물을 골랐을 확률은 { $odds }입니다: { $character }. 이렇게 많은 금화를 이렇게 확실하게 훔칠 상대는 달리 없습니다.
motive-bewitch = 누구에게 마법을 걸까
why-bewitch = { $name } 님이 이 인물을 골랐을 확률은 { $odds }입니다: { $character }. 마녀가 그 차례를 대신 진행하며, 내 금화로 내 도시에 짓습니다.
motive-stop = 도시 막기
why-stop = { $name } 님의 도시는 완성까지 { $lacks }채만 남았습니다. 이 수로 제때 막습니다.
motive-destroy = 무엇을 파괴할까
why-destroy = { $name } 님이 잃으면 가장 뼈아픈 건물이고, 비용도 낼 수 있습니다: { $card }.
motive-exchange = 무엇을 교환할까
why-exchange = 내 건물({ $other })을 주고 { $name } 님의 건물({ $card })을 받습니다. 나에게 이롭고, 상대의 위협은 줄어듭니다.
motive-swap = 손패 바꾸기
why-swap = { $name } 님은 카드가 { $cards }장, 나는 { $own }장입니다. 손패를 바꾸면 내 선택은 늘고 상대의 선택은 줄어듭니다.
motive-conjure = 상대의 손패
why-conjure = { $builds ->
  [1] 바로 지어야 합니다: { $card }. 이 건물은 이번 차례에 지을 수 있는 한 채로 치지 않습니다.
  [0] 손패로 가져와야 합니다: { $card }. 이제 { $name } 님은 지을 수 없습니다.
 *[look] 손패를 볼 만한 상대는 { $name } 님입니다.
 }
motive-crown = 누구에게 왕관을
why-crown = 다음 라운드에 왕관이 가장 덜 해로운 상대는 { $name } 님입니다.
motive-patience = 기다리기
why-patience = 끌리는 건물이지만({ $card }), 금화와 그 카드는 나중 차례에 더 값집니다.
motive-architect = 건축가의 차례
why-architect = 건축가는 한 차례에 세 채까지 지을 수 있습니다. 지금 지을 건물: { $card }.
motive-colours = 다섯 색
why-colours = 도시에 없던 마지막 색입니다: { $card }. 다섯 색을 모두 갖추면 3점입니다.
motive-purse = 도둑에게서 금화 지키기
why-purse = 금화가 { $gold }개 있고 도둑이 있을 수 있습니다. 쓰기 전에 잃지 않으려면 이 인물을 골라야 합니다: { $character }.
motive-income = 수입을 주는 인물
why-income = { $character }: 같은 색 건물마다 금화 1개를 받는데, 내 도시에 그런 건물이 { $paid }채 있습니다.
motive-pick = 누구를 고를까
why-pick = 지금 가장 알맞은 인물: { $character }. 금화는 { $gold }개, 손패는 { $cards }장입니다.
motive-build = 무엇을 지을까
why-build = { $card }: 지을 수 있는 것 가운데 도시에 가장 도움이 됩니다.
motive-take = 금화냐 카드냐
why-take = { $takes ->
  [gold] 지을 카드는 있지만 금화가 모자랍니다. 금화를 받아야 합니다.
 *[cards] 금화는 있지만 지을 만한 카드가 모자랍니다. 카드를 뽑아야 합니다.
 }
motive-keep = 어느 카드를 남길까
why-keep = 남길 카드: { $card }. 내 금화와 도시에 가장 잘 맞습니다.
motive-renew = 새 카드
why-renew = 더미와 바꿔야 합니다. 더미 밑에 넣는 카드는 쓸모가 적습니다.
