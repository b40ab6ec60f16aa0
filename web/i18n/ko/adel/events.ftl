# What happened, one message for each kind of event in py/raenke/adel/events.py. They may stand within a sentence: none begins with a capital that it
# does not need or ends with a full stop; the scripts add both. $name and $other are players, $role, $district, $given and $kept names as an object (“the
# King”, “the Palace”), $character, $card, $cards and $others bare names or lists of them.
# $reader is “you” if the viewer did it or it is the viewer’s, “to-you” if the viewer is the other one of it, “hidden” if the viewer may not know
# the card, “giver” if the viewer, as $giver, passed the crown. “-own”: in the own city, or the own crown.
event-round-began = 왕관을 쓴 { $reader ->
  [you] 나부터
 *[other] { $name } 님부터
 } { $round }라운드를 시작합니다
event-crown-Ki = { $reader ->
  [you] 왕이 되어 { $other } 님의 왕관을 가져옵니다
  [to-you] 왕이 된 { $name } 님이 내 왕관을 가져갑니다
 *[other] 왕이 된 { $name } 님이 { $other } 님의 왕관을 가져갑니다
 }
event-crown-Sc = { $reader ->
  [you] 황제 { $giver } 님이 { $other } 님의 왕관을 나에게 넘깁니다
  [to-you] 황제 { $giver } 님이 내 왕관을 { $name } 님에게 넘깁니다
  [giver] 황제의 능력으로 { $other } 님의 왕관을 { $name } 님에게 넘깁니다
 *[other] 황제 { $giver } 님이 { $other } 님의 왕관을 { $name } 님에게 넘깁니다
 }
event-crown-Sc-own = { $reader ->
  [you] 황제 { $giver } 님이 왕관을 나에게 넘깁니다
  [giver] 황제의 능력으로 내 왕관을 { $name } 님에게 넘깁니다
 *[other] 황제 { $giver } 님이 왕관을 { $name } 님에게 넘깁니다
 }
event-crown-abdication = { $reader ->
  [you] 3라운드 내내 왕관을 쓴 { $other } 님이 퇴위하고, 왕관은 나에게 옵니다
  [to-you] 3라운드 내내 왕관을 쓴 내가 퇴위하고, 왕관은 { $name } 님에게 갑니다
 *[other] 3라운드 내내 왕관을 쓴 { $other } 님이 퇴위하고, 왕관은 { $name } 님에게 갑니다
 }
event-crown-murdered = { $reader ->
  [you] 암살당한 왕이었던 내가 { $other } 님의 왕관을 뒤늦게 가져옵니다
  [to-you] 암살당한 왕이었던 { $name } 님이 내 왕관을 뒤늦게 가져갑니다
 *[other] 암살당한 왕이었던 { $name } 님이 { $other } 님의 왕관을 뒤늦게 가져갑니다
 }
event-throne-room = 왕관의 주인이 바뀌어 { $reader ->
  [you] 내가 알현실에서 금화 { $amount }개를 받습니다
 *[other] { $name } 님이 알현실에서 금화 { $amount }개를 받습니다
 }
event-set-aside = 앞면으로 빼 둔 인물: { $characters }(그 밖에 뒷면으로 한 명)
event-set-aside-down = 인물 한 명을 뒷면으로 빼 둡니다
event-looked-down = { $reader ->
  [you] 뒷면으로 빼 둔 인물을 봅니다: { $character }
  [hidden] { $name } 님이 뒷면으로 빼 둔 인물을 봅니다
 *[other] { $name } 님이 뒷면으로 빼 둔 인물을 봅니다: { $character }
 }
event-drafted = { $reader ->
  [you] 내 인물로 { $role } 고릅니다
  [hidden] { $name } 님이 인물을 고릅니다
 *[other] { $name } 님이 { $role } 고릅니다
 }
event-put-aside = { $reader ->
  [you] { $role } 뒷면으로 빼 둡니다
  [hidden] { $name } 님이 인물 한 명을 뒷면으로 빼 둡니다
 *[other] { $name } 님이 { $role } 뒷면으로 빼 둡니다
 }
event-unanswered = { $role } 호명했지만 아무도 대답하지 않습니다
event-unanswered-murdered = { $role } 호명했지만 암살당해 대답이 없습니다
event-unanswered-murdered-known = { $reader ->
  [you] { $role } 호명했지만 나는 암살당해 대답하지 못합니다
 *[other] { $role } 호명했지만 { $name } 님은 암살당해 대답하지 못합니다
 }
run-unanswered = { $from }~{ $to }번: 대답하는 사람이 없습니다
event-unanswered-bewitched = { $role } 호명했지만 아무도 대답하지 않아 마녀의 기다림은 헛일이 됩니다
event-revealed = { $reader ->
  [you] 나는 { $character }입니다
 *[other] { $name } 님은 { $character }입니다
 }
event-revealed-murdered = { $reader ->
  [you] 나는 암살당한 { $character }이지만 병원 덕분에 금화나 카드를 받습니다
 *[other] { $name } 님은 암살당한 { $character }이지만 병원 덕분에 금화나 카드를 받습니다
 }
event-revealed-bewitched = { $reader ->
  [you] 나는 마법에 걸린 { $character }이므로
 *[other] { $name } 님은 마법에 걸린 { $character }이므로
 } 금화나 카드만 받고, 나머지는 마녀가 이어 갑니다
event-robbed = { $reader ->
  [you] 도둑 { $other } 님이 { $amount ->
    [1] 하나뿐인 내 금화를
   *[other] 내 금화 { $amount }개를 모두
   } 훔쳐 갑니다
  [to-you] 도둑인 내가 { $amount ->
    [1] { $name } 님의 하나뿐인 금화를
   *[other] { $name } 님의 금화 { $amount }개를 모두
   } 훔칩니다
 *[other] 도둑 { $other } 님이 { $amount ->
    [1] { $name } 님의 하나뿐인 금화를
   *[other] { $name } 님의 금화 { $amount }개를 모두
   } 훔칩니다
 }
event-robbed-nothing = { $reader ->
  [you] 도둑 { $other } 님이 찾아왔지만 나에게는 금화가 없습니다
  [to-you] 도둑인 내가 찾아갔지만 { $name } 님에게는 금화가 없습니다
 *[other] 도둑 { $other } 님이 찾아갔지만 { $name } 님에게는 금화가 없습니다
 }
event-taxed = { $reader ->
  [you] 건물을 지어 세금 징수원 { $other } 님에게 금화 { $amount }개를 냅니다
  [to-you] 건물을 지은 { $name } 님이 나에게 세금으로 금화 { $amount }개를 냅니다
 *[other] 건물을 지은 { $name } 님이 세금 징수원 { $other } 님에게 금화 { $amount }개를 냅니다
 }
event-queen = 왕관이 옆자리에 있어 { $reader ->
  [you] 여왕의 능력으로 금화 { $amount }개를 받습니다
 *[other] { $name } 님이 여왕의 능력으로 금화 { $amount }개를 받습니다
 }
event-took-gold = { $reader ->
  [you] 금화 { $amount }개를 받습니다
 *[other] { $name } 님이 금화 { $amount }개를 받습니다
 }
event-drew = { $reader ->
  [you] { $cause ->
    [Ar] 건축가의 능력으로{ " " }
    [Co] 항해사의 능력으로{ " " }
    [Mg] 마술사의 능력으로{ " " }
    [Smi] 대장간에서{ " " }
    [Par] 공원에서{ " " }
   *[cards] { "" }
   }카드를 뽑습니다: { $cards }
  [hidden] { $name } 님이 { $cause ->
    [Ar] 건축가의 능력으로{ " " }
    [Co] 항해사의 능력으로{ " " }
    [Mg] 마술사의 능력으로{ " " }
    [Smi] 대장간에서{ " " }
    [Par] 공원에서{ " " }
   *[cards] { "" }
   }카드 { $count ->
    [1] 한 장
   *[other] { $count }장
   }을 뽑습니다
 *[other] { $name } 님이 { $cause ->
    [Ar] 건축가의 능력으로{ " " }
    [Co] 항해사의 능력으로{ " " }
    [Mg] 마술사의 능력으로{ " " }
    [Smi] 대장간에서{ " " }
    [Par] 공원에서{ " " }
   *[cards] { "" }
   }카드를 뽑습니다: { $cards }
 }
event-kept = { $reader ->
  [you] { $kept } 골라 가집니다
  [hidden] { $name } 님이 그중 한 장을 가집니다
 *[other] { $name } 님이 { $kept } 골라 가집니다
 }
event-kept-rest = { $reader ->
  [you] { $kept } 골라 가집니다
 *[other] { $name } 님이 { $kept } 골라 가집니다
 }(더미 밑에 넣은 카드: { $others })
event-extra-gold-Me = { $reader ->
  [you] 상인의 능력으로 금화 { $amount }개를 더 받습니다
 *[other] { $name } 님이 상인의 능력으로 금화 { $amount }개를 더 받습니다
 }
event-extra-gold-Co = { $reader ->
  [you] 항해사의 능력으로 금화 { $amount }개를 더 받습니다
 *[other] { $name } 님이 항해사의 능력으로 금화 { $amount }개를 더 받습니다
 }
event-income = { $reader ->
  [you] { $character }의 수입으로 { $cards }에서 금화 { $amount }개를 거둡니다
 *[other] { $name } 님이 { $character }의 수입으로 { $cards }에서 금화 { $amount }개를 거둡니다
 }
event-built = { $reader ->
  [you] 금화 { $amount }개를 내고 { $district } 짓습니다
 *[other] { $name } 님이 금화 { $amount }개를 내고 { $district } 짓습니다
 }
event-built-Cj = { $reader ->
  [you] 금화 { $amount }개를 내고 { $other } 님의 손패에 있던 { $district } 짓습니다
  [to-you] { $name } 님이 금화 { $amount }개를 내고 내 손패에 있던 { $district } 짓습니다
 *[other] { $name } 님이 금화 { $amount }개를 내고 { $other } 님의 손패에 있던 { $district } 짓습니다
 }
event-refunded = { $reader ->
  [you] 연금술사의 능력으로 금화 { $amount }개를 돌려받습니다
 *[other] { $name } 님이 연금술사의 능력으로 금화 { $amount }개를 돌려받습니다
 }
event-named-As = { $reader ->
  [you] { $role } 암살 대상으로 지목합니다
 *[other] 암살자 { $name } 님이 { $role } 암살 대상으로 지목합니다
 }
event-named-Th = { $reader ->
  [you] { $role } 도둑질 대상으로 지목합니다
 *[other] 도둑 { $name } 님이 { $role } 도둑질 대상으로 지목합니다
 }
event-named-Wt = { $reader ->
  [you] { $role } 지목해 마법을 겁니다
 *[other] 마녀 { $name } 님이 { $role } 지목해 마법을 겁니다
 }
event-paused = { $reader ->
  [you] { $role } 호명할 때까지 기다립니다
 *[other] { $name } 님은 { $role } 호명할 때까지 기다립니다
 }
event-resumed = { $reader ->
  [you] { $other } 님 대신 { $character }의 차례를 이어 갑니다
  [to-you] 마녀 { $name } 님이 나 대신 { $character }의 차례를 이어 갑니다
 *[other] 마녀 { $name } 님이 { $other } 님 대신 { $character }의 차례를 이어 갑니다
 }
event-resumed-own = { $reader ->
  [you] 내가 마법을 건 { $character }의 차례를 이어 갑니다
 *[other] 마녀 { $name } 님이 { $character }의 차례를 이어 갑니다
 }
event-swapped = { $reader ->
  [you] 마술사의 능력으로 { $other } 님과 손패를 통째로 바꿉니다(내가 준 카드: { $cards } / 받은 카드: { $others })
  [to-you] { $name } 님이 마술사의 능력으로 나와 손패를 통째로 바꿉니다(내가 준 카드: { $others } / 받은 카드: { $cards })
  [hidden] { $name } 님이 마술사의 능력으로 { $other } 님과 손패를 통째로 바꿉니다
 *[other] { $name } 님이 마술사의 능력으로 { $other } 님과 손패를 통째로 바꿉니다({ $name } 님이 준 카드: { $cards } / 받은 카드: { $others })
 }
event-put-under = { $reader ->
  [you] 마술사의 능력으로 카드를 더미 밑에 넣습니다: { $cards }
  [hidden] { $name } 님이 마술사의 능력으로 카드 { $count ->
    [1] 한 장
   *[other] { $count }장
   }을 더미 밑에 넣습니다
 *[other] { $name } 님이 마술사의 능력으로 카드를 더미 밑에 넣습니다: { $cards }
 }
event-looked = { $reader ->
  [you] 마법사의 능력으로 { $other } 님의 손패를 봅니다: { $cards }
  [to-you] { $name } 님이 마법사의 능력으로 내 손패를 봅니다
  [hidden] { $name } 님이 마법사의 능력으로 { $other } 님의 손패를 봅니다
 *[other] { $name } 님이 마법사의 능력으로 { $other } 님의 손패를 봅니다: { $cards }
 }
event-conjured = { $reader ->
  [you] { $other } 님의 손패에서 { $card } 카드를 가져옵니다
  [to-you] { $name } 님이 내 손패에서 { $card } 카드를 가져갑니다
  [hidden] { $name } 님이 { $other } 님의 손패에서 카드를 가져갑니다
 *[other] { $name } 님이 { $other } 님의 손패에서 { $card } 카드를 가져갑니다
 }
event-tribute-gold = 왕관을 받은 대가로 { $reader ->
  [you] 내가 { $other } 님에게 금화 { $amount }개를 냅니다
  [to-you] { $name } 님이 나에게 금화 { $amount }개를 냅니다
 *[other] { $name } 님이 { $other } 님에게 금화 { $amount }개를 냅니다
 }
event-tribute-card = 왕관을 받은 대가로 { $reader ->
  [you] 내가 { $other } 님에게 { $card } 카드를 줍니다
  [to-you] { $name } 님이 나에게 { $card } 카드를 줍니다
  [hidden] { $name } 님이 { $other } 님에게 카드를 줍니다
 *[other] { $name } 님이 { $other } 님에게 { $card } 카드를 줍니다
 }
event-pardoned = { $reader ->
  [you] 수도원장의 능력으로 가장 부유한 { $other } 님에게서 금화 { $amount }개를 가져옵니다
  [to-you] { $name } 님이 수도원장의 능력으로 가장 부유한 나에게서 금화 { $amount }개를 가져갑니다
 *[other] { $name } 님이 수도원장의 능력으로 가장 부유한 { $other } 님에게서 금화 { $amount }개를 가져갑니다
 }
event-destroyed-Wa = { $reader ->
  [you] 장군의 능력으로 { $amount ->
    [0] { $other } 님의 { $district } 공짜로
   *[other] 금화 { $amount }개를 내고 { $other } 님의 { $district }
   } 파괴합니다
  [to-you] { $name } 님이 장군의 능력으로 { $amount ->
    [0] 내 { $district } 공짜로
   *[other] 금화 { $amount }개를 내고 내 { $district }
   } 파괴합니다
 *[other] { $name } 님이 장군의 능력으로 { $amount ->
    [0] { $other } 님의 { $district } 공짜로
   *[other] 금화 { $amount }개를 내고 { $other } 님의 { $district }
   } 파괴합니다
 }
event-destroyed-Wa-own = { $reader ->
  [you] 장군의 능력으로 { $amount ->
    [0] 내 { $district } 공짜로
   *[other] 금화 { $amount }개를 내고 내 { $district }
   } 파괴합니다
 *[other] { $name } 님이 장군의 능력으로 { $amount ->
    [0] 자기 { $district } 공짜로
   *[other] 금화 { $amount }개를 내고 자기 { $district }
   } 파괴합니다
 }
event-destroyed-Arm = { $reader ->
  [you] 무기고를 폭파해 { $other } 님의 { $district } 파괴합니다
  [to-you] { $name } 님이 무기고를 폭파해 내 { $district } 파괴합니다
 *[other] { $name } 님이 무기고를 폭파해 { $other } 님의 { $district } 파괴합니다
 }
event-saved = { $reader ->
  [you] 내가 묘지의 효과로 금화 { $amount }개를 내고 { $district } 손패로 가져옵니다
 *[other] { $name } 님이 묘지의 효과로 금화 { $amount }개를 내고 { $district } 손패로 가져갑니다
 }
event-let-go = { $reader ->
  [you] 묘지가 있지만 { $district } 가져오지 않습니다
 *[other] { $name } 님은 묘지가 있지만 { $district } 가져가지 않습니다
 }
event-exchanged = { $reader ->
  [you] 외교관의 능력으로 { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }금화 { $amount }개와 함께
   } 내주고 { $other } 님의 { $district } 받습니다
  [to-you] { $name } 님이 외교관의 능력으로 { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }금화 { $amount }개와 함께
   } 내주고 내 { $district } 가져갑니다
 *[other] { $name } 님이 외교관의 능력으로 { $given }{ $amount ->
    [0] { "" }
   *[other] { " " }금화 { $amount }개와 함께
   } 내주고 { $other } 님의 { $district } 받습니다
 }
event-adorned = { $reader ->
  [you] 예술가의 능력으로 금화 { $amount }개를 올려 { $district } 꾸밉니다
 *[other] { $name } 님이 예술가의 능력으로 금화 { $amount }개를 올려 { $district } 꾸밉니다
 }
event-sold = { $reader ->
  [you] 실험실에 { $card } 카드를 팔아 금화 { $amount }개를 받습니다
  [hidden] { $name } 님이 실험실에 카드를 팔아 금화 { $amount }개를 받습니다
 *[other] { $name } 님이 실험실에 { $card } 카드를 팔아 금화 { $amount }개를 받습니다
 }
event-smithed = { $reader ->
  [you] 대장간에 금화 { $amount }개를 냅니다
 *[other] { $name } 님이 대장간에 금화 { $amount }개를 냅니다
 }
event-tucked = { $reader ->
  [you] 박물관 밑에 { $card } 카드를 넣습니다
  [hidden] { $name } 님이 박물관 밑에 카드를 넣습니다
 *[other] { $name } 님이 박물관 밑에 { $card } 카드를 넣습니다
 }
event-searched = { $reader ->
  [you] 등대의 효과로 더미에서 { $card } 카드를 골라 가집니다
  [hidden] { $name } 님이 등대의 효과로 더미에서 카드를 골라 가집니다
 *[other] { $name } 님이 등대의 효과로 더미에서 { $card } 카드를 골라 가집니다
 }
event-looked-away = { $reader ->
  [you] 더미에서 아무 카드도 고르지 않습니다
 *[other] { $name } 님이 더미에서 아무 카드도 고르지 않습니다
 }
event-shuffled = 카드 더미를 섞습니다
event-bell = { $reader ->
  [you] 내 종탑이 울려,
 *[other] { $name } 님의 종탑이 울려,
 } 이제 누구든 건물을 한 채 덜 지어도 도시가 완성됩니다
event-bell-still = { $reader ->
  [you] 종을 울리지 않습니다
 *[other] { $name } 님이 종을 울리지 않습니다
 }
event-bell-void = 종탑이 무너져, 도시를 완성하는 데 필요한 건물 수가 원래대로 돌아갑니다
event-poor-house = { $reader ->
  [you] 구빈원에서 금화 { $amount }개를 받습니다
 *[other] { $name } 님이 구빈원에서 금화 { $amount }개를 받습니다
 }
event-complete = { $reader ->
  [you] 내 도시가 완성됩니다
 *[other] { $name } 님의 도시가 완성됩니다
 }
event-complete-first = { $reader ->
  [you] 내 도시가 가장 먼저 완성되어
 *[other] { $name } 님의 도시가 가장 먼저 완성되어
 } 이번이 마지막 라운드입니다
event-incomplete = { $reader ->
  [you] 내 도시는 더 이상 완성된 도시가 아닙니다
 *[other] { $name } 님의 도시는 더 이상 완성된 도시가 아닙니다
 }
event-turn-ended = { $reader ->
  [you] 차례를 마칩니다
 *[other] { $name } 님이 차례를 마칩니다
 }
event-round-ended = { $round }라운드가 끝났습니다
event-scored = { $reader ->
  [you] 나는 { $amount }점입니다
 *[other] { $name } 님은 { $amount }점입니다
 }
event-game-over = 게임이 끝났습니다
cards-nothing = 없음
cards-several = { $card } { $count }장

# What struck the viewer since its last decision; likewise without a capital and a full stop.
hit-unanswered = { $character }인 나는 암살당해 차례를 잃었습니다
hit-revealed-murdered = { $character }인 나는 암살당했지만 병원 덕분에 금화나 카드를 받습니다
hit-revealed-bewitched = { $character }인 나는 마법에 걸려 금화나 카드만 받습니다
hit-resumed = 마녀 { $name } 님이 나 대신 { $character }의 차례를 이어 갔습니다
hit-robbed = 도둑 { $other } 님이 { $amount ->
  [1] 하나뿐인 내 금화를
 *[other] 내 금화 { $amount }개를 모두
 } 훔쳐 갔습니다
hit-swapped = { $name } 님이 마술사의 능력으로 나와 손패를 통째로 바꿨습니다(내가 준 카드: { $others } / 받은 카드: { $cards })
hit-destroyed-Wa = { $name } 님이 장군의 능력으로 내 { $district } 파괴했습니다
hit-destroyed-Arm = { $name } 님이 무기고를 폭파해 내 { $district } 파괴했습니다
hit-exchanged = { $name } 님이 외교관의 능력으로 내 { $district } 가져가고 { $given }{ $amount ->
  [0] { "" }
 *[other] { " " }금화 { $amount }개와 함께
 } 줬습니다
hit-looked = { $name } 님이 마법사의 능력으로 내 손패를 보았습니다
hit-conjured = { $name } 님이 마법사의 능력으로 내 손패에서 { $card } 카드를 가져갔습니다
hit-built = { $name } 님이 마법사의 능력으로 내 손패에 있던 { $district } 지었습니다
hit-pardoned = { $name } 님이 수도원장의 능력으로 가장 부유한 나에게서 금화 { $amount }개를 가져갔습니다
hit-taxed = 건물을 지어 세금 징수원 { $other } 님에게 금화 { $amount }개를 냈습니다
hit-incomplete = 내 도시는 더 이상 완성된 도시가 아닙니다

# Why nothing can be taken back.
undo-revealed = 무를 수 없습니다. 그 뒤로 모르던 카드가 드러났습니다.
undo-drew = 무를 수 없습니다. 그 뒤로 카드를 뽑았습니다.
undo-looked = 무를 수 없습니다. 그 뒤로 모르던 카드를 보았습니다.
undo-called = 무를 수 없습니다. 그 뒤로 누가 호명에 대답하는지 드러났습니다.
undo-passed = 무를 수 없습니다. 그 뒤로 다른 사람이 인물을 골랐습니다.
undo-shuffled = 무를 수 없습니다. 그 뒤로 카드 더미를 섞었습니다.
undo-round = 무를 수 없습니다. 그 뒤로 새 라운드가 시작되었습니다.

# Statistics.
statistics-characters = 내가 맡은 인물
statistics-characters-note = 각 인물로 호명에 대답한 횟수입니다.
statistics-districts = 내가 지은 건물
statistics-districts-note = 끝까지 남았는지와 상관없이 내가 지은 건물입니다.

# What acts for the first time in a person's life; a whole sentence each.
first-As = 암살자는 사람이 아니라 인물을 암살합니다. 그 인물을 고른 사람은 이번 라운드에 차례가 없습니다.
first-Th = 도둑이 인물을 지목했습니다. 그 인물이 호명되면 가진 금화가 먼저 모두 도둑에게 갑니다.
first-Mg = 마술사는 다른 사람과 손패를 통째로 바꾸거나, 자기 카드를 더미의 카드와 바꿉니다.
first-Ki = 왕은 호명되면 곧바로 왕관을 가져옵니다. 왕관을 쓴 사람이 다음 라운드에 가장 먼저 고릅니다.
first-Pr = 주교가 살아 있는 한, 이번 라운드에 8번 인물은 이 도시를 건드릴 수 없습니다.
first-Me = 상인은 금화나 카드를 받으면 저절로 금화 1개를 더 받습니다.
first-Ar = 건축가는 카드 2장을 더 뽑고, 이 차례에 건물을 3채까지 지을 수 있습니다.
first-Wa = 장군은 건물 비용보다 금화 1개를 적게 내고 그 건물을 파괴합니다. 완성된 도시는 안전합니다.
first-Wt = 마녀의 차례는 마법에 걸린 인물이 호명될 때까지 멈춥니다. 그때 그 인물의 능력으로 차례를 대신 이어 갑니다.
first-Tx = 세금 징수원이 있는 라운드에는 건물을 지은 사람이 자기 차례 끝에 금화 1개를 냅니다.
first-Cj = 마법사는 남의 손패를 모두 보고 한 장을 가져와, 자기 손패에 넣거나 곧바로 짓습니다.
first-Sc = 황제는 왕관을 다른 사람에게 넘겨야 합니다. 왕관을 쓴 사람이 다음 라운드에 가장 먼저 고릅니다.
first-Pa = 수도원장은 혼자서 금화가 가장 많은 사람에게서 금화 1개를 가져옵니다.
first-Al = 연금술사는 차례가 끝날 때 건설에 쓴 금화를 돌려받습니다.
first-Co = 항해사는 금화 4개나 카드 4장을 더 받지만, 이 차례에는 건물을 짓지 못합니다.
first-Di = 외교관은 자기 건물을 남의 건물과 교환하고, 상대의 건물이 더 비싸면 차액을 줍니다.
first-At = 예술가의 금화는 건물에 남습니다. 이제 그 건물은 점수와 파괴 비용이 1씩 늘어납니다.
first-Qu = 여왕은 옆자리 사람이 왕관을 쓰고 있으면 금화 3개를 받습니다.
first-Lab = 실험실의 주인은 자기 차례마다 한 번 카드를 팔아 금화를 받습니다.
first-Smi = 대장간은 주인의 차례마다 한 번 금화 2개에 카드 3장을 줍니다.
first-Gra = 8번 인물이 건물을 파괴하면 묘지의 주인은 금화 1개를 내고 그 카드를 손패로 가져올 수 있습니다.
first-Lig = 등대를 지은 사람은 더미에서 원하는 카드 한 장을 골라 가집니다.
first-Arm = 무기고는 다른 도시의 건물 한 채와 함께 무너집니다. 완성된 도시만 안전합니다.
first-Mus = 박물관 밑의 카드는 게임이 끝날 때 한 장에 1점입니다.
first-Bel = 종탑이 울렸습니다. 이제 누구나 건물을 한 채 덜 지어도 되니 게임이 더 일찍 끝납니다.
first-Poo = 구빈원은 주인이 금화 없이 차례를 마치면 금화 1개를 줍니다.
first-Par = 공원은 주인이 손패 없이 차례를 마치면 카드 2장을 줍니다.
first-Hos = 병원이 있으면 암살당해도 금화나 카드는 받지만, 그뿐입니다.
first-Thr = 알현실은 왕관이 다른 사람에게 갈 때마다 주인에게 금화 1개를 줍니다.

# Names as an object.
character-As-object = 암살자를
character-Th-object = 도둑을
character-Mg-object = 마술사를
character-Ki-object = 왕을
character-Pr-object = 주교를
character-Me-object = 상인을
character-Ar-object = 건축가를
character-Wa-object = 장군을
character-Wt-object = 마녀를
character-Tx-object = 세금 징수원을
character-Cj-object = 마법사를
character-Sc-object = 황제를
character-Pa-object = 수도원장을
character-Al-object = 연금술사를
character-Co-object = 항해사를
character-Di-object = 외교관을
character-At-object = 예술가를
character-Qu-object = 여왕을
district-Man-object = 영지를
district-Cas-object = 성을
district-Pal-object = 궁전을
district-Tem-object = 신전을
district-Chu-object = 교회를
district-Mon-object = 수도원을
district-Cat-object = 대성당을
district-Tav-object = 선술집을
district-Mar-object = 시장을
district-Tra-object = 교역소를
district-Doc-object = 부두를
district-Har-object = 항구를
district-Tow-object = 시청을
district-Wat-object = 감시탑을
district-Pri-object = 감옥을
district-Bat-object = 전쟁터를
district-For-object = 요새를
district-Hau-object = 유령 지구를
district-Kee-object = 외성을
district-Lab-object = 실험실을
district-Smi-object = 대장간을
district-Obs-object = 천문대를
district-Gra-object = 묘지를
district-Lib-object = 도서관을
district-Sch-object = 마법학교를
district-Uni-object = 대학을
district-Dra-object = 드래곤 게이트를
district-Lig-object = 등대를
district-Arm-object = 무기고를
district-Mus-object = 박물관을
district-Tre-object = 제국 보고를
district-Map-object = 지도 보관실을
district-Wis-object = 소원의 우물을
district-Qua-object = 채석장을
district-Poo-object = 구빈원을
district-Bel-object = 종탑을
district-Fac-object = 공장을
district-Par-object = 공원을
district-Hos-object = 병원을
district-Thr-object = 알현실을
district-Wal-object = 대성벽을

# What is known.
known-ranks = 누가 누구인가
known-passed = 내가 넘긴 인물: { $characters }
known-pile = 더미에 카드 { $count }장
known-pile-cards = 더미에서 내가 아는 카드(위에서부터)
known-at = { $at }.
known-museum = 박물관 밑
known-purse = 금화 { $gold }개, 손패 { $hand }장
known-crown = 왕관을 씀
known-characters = 이번 라운드: { $characters }
known-city = 도시
known-cards = 내가 아는 손패
known-own = 내 손패
known-points = 지금까지의 점수
known-hand = { $name } 님의 손패
known-none = 없음
known-no-card = 아는 카드 없음

feat-no-gold = 황금 보기를 돌같이
feat-no-gold-text = 금화와 카드 중 한 번도 금화를 고르지 않고 이기기.
feat-murdered = 아홉 개의 목숨
feat-murdered-text = 한 판에서 2번 암살당하고도 이기기.
feat-violet = 자줏빛 혈통
feat-violet-text = 끝날 때 도시에 보라색 건물 4채를 가지고 있기.
feat-characters = 천의 얼굴
feat-characters-text = 인물 { $of }명 모두로 호명에 대답하기.
