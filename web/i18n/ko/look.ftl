# 눈에는 그림으로, 귀에는 말로 전하는 것. $name은 플레이어 이름.
look-down = 뒷면
look-slipped = 투명 망토 아래에 숨김
look-hidden = { $name }의 카드, { $lies }
look-placed = { $want }장 중 { $have }장 놓임
look-closed = 폭풍으로 닫힘
look-fulfilled = 달성됨
look-leads = 보이는 대로라면 { $name } 우세
look-do-place = { $card } 여기에 놓기
look-do-trade = 이 열과 목표 바꾸기
look-hand = 내 손패
look-seat = { $letter }, { $name }
look-you = 나
look-turn = 차례
look-first = 이번 라운드 선
look-points = { $points }점
look-goals = 목표 { $goals }개
look-piles = 손패 { $hand }, 뽑을 더미 { $deck }, 버린 더미 { $discard }
