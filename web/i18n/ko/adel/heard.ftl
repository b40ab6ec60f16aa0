# What lies on the table, for the ear; sentences get their full stop in the script. $name is a player, $cards and $names are lists already joined.
heard-district = { $district }, { $colour } { $cost }
heard-district-gold = 금화 장식
heard-district-cards = 밑에 카드 { $count }장
heard-you-are = 내 인물: { $characters }
heard-purse = 내 금화: { $gold }개
heard-hand = 내 손패: { $cards }
heard-hand-empty = 내 손패가 없습니다
heard-city = { $name } 님: 건물 { $need }채 중 { $count }채, { $points }점
heard-city-complete = { $name } 님: 도시 완성, 건물 { $need }채 중 { $count }채, { $points }점
heard-city-empty = { $name } 님: 아직 건물 없음
heard-seat = { $name } 님: 금화 { $gold }개, 손패 { $hand }장, 건물 { $need }채 중 { $count }채, { $points }점
heard-crown = 왕관을 씀
heard-known = 내가 아는 손패: { $cards }
heard-rank = { $rank }번 { $character }
heard-is = { $reader ->
  [you] 나
 *[other] { $name } 님
 }
heard-face-up = 앞면으로 빼 둠
heard-face-down = 뒷면으로 빼 둠
heard-unanswered = 대답 없음
heard-nobody = 맡은 사람 없음
heard-open = 아직 고른 사람 없음
heard-perhaps = 후보: { $names }
heard-murdered = 암살당함
heard-bewitched = 마법에 걸림
heard-robbed = 금화를 도둑맞음
heard-marked = 도둑이 노림

# What play sounds like as it happens: a whole turn in one sentence, put together from these clauses and those of events.ftl with semicolons. Who plays
# has been named; the clauses that follow leave the name out, and ear-again adds it ($deed is the clause) once another was the subject.
ear-unanswered = 대답 없는 인물은 { $characters }입니다
ear-revealed = { $name } 님은 { $character }입니다
ear-revealed-murdered = { $name } 님은 암살당한 { $character }이지만 병원이 있습니다
ear-revealed-bewitched = { $name } 님은 마법에 걸린 { $character }입니다
ear-again = { $reader ->
  [you] 나는 { $deed }
 *[other] { $name } 님은 { $deed }
 }
ear-crown = { $other } 님의 왕관을 가져갑니다
ear-gold = 금화 { $amount }개를 받습니다
ear-cards = 카드 { $count ->
  [1] 한 장
 *[other] { $count }장
 }을 뽑아 가집니다
ear-put-under = 더미와 카드 { $count ->
  [1] 한 장
 *[other] { $count }장
 }을 바꿉니다
ear-built = 금화 { $amount }개를 내고 { $district } 짓습니다
ear-built-Cj = { $other } 님의 손패에 있던 { $district } 짓습니다
ear-named-As = { $role } 암살 대상으로 지목합니다
ear-named-Th = { $role } 도둑질 대상으로 지목합니다
ear-named-Wt = { $role } 지목해 마법을 겁니다
ear-swapped = { $other } 님과 손패를 통째로 바꿉니다
ear-conjured = { $other } 님의 손패에서 카드를 가져갑니다
ear-pardoned = { $other } 님에게서 금화 { $amount }개를 가져갑니다
ear-destroyed = { $other } 님의 { $district } 파괴합니다
ear-exchanged = { $given } 내주고 { $other } 님의 { $district } 받습니다
ear-adorned = 금화로 { $district } 꾸밉니다
ear-sold = 카드를 팔아 금화 { $amount }개를 받습니다
ear-tucked = 박물관 밑에 카드를 넣습니다
ear-searched = 더미에서 카드를 골라 가집니다
ear-yours = 내 차례입니다
