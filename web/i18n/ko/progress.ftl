# 다시 찾아올 만한 것들: 레이팅, 업적, 오늘의 판.
rating-title = 레이팅
rating-value = { $rating } ± { $wide }
rating-line = 레이팅 { $rating } ({ $change })
rating-note = 봇을 상대로 { $games }판을 마친 결과입니다.
rating-uncertain = 아직은 대략적인 추정입니다. 한 판마다 더 정확해집니다.
rating-heard = { $games }판 동안의 레이팅. 처음 { $first }, 지금 { $last }, 최고 { $most }, 최저 { $least }.
rating-how = 계산 방법
rating-how-1 = 체스 사이트처럼 Glicko-2로 계산합니다. 더 강한 봇을 이기면 오르고, 더 약한 봇에게 지면 내려가며, 판 수가 많을수록 변화 폭이 작아집니다. ± 뒤의 수는 오차의 크기로, 진짜 레이팅이 95% 확률로 그 안에 있습니다.
rating-how-2 = 단계별 레이팅은 봇끼리 겨룬 수천 판에서 얻은 고정값입니다.
rating-how-3 = 한 판을 마치면 함께한 봇마다 결과를 하나씩 셉니다. 이 결과들은 서로 얽혀 있으므로, 모두 합쳐도 따로따로 겨룬 판들보다 가볍게 칩니다. 혼자서 기본 봇을 상대한 판만 셉니다. 연습, 힌트를 쓴 판, 여러 사람이 함께한 판, 직접 만든 봇이 낀 판은 세지 않습니다.

feats-title = 업적
feats-note = 집계되는 판에서 { $of }가지 중 { $done }가지를 이루었습니다.
feat-collected = { $of } 중 { $have }
feat-open = 아직
feat-look = 다시 보기: { $name }
feat-new = 새로운 업적: { $name }
feat-by-one = 간발의 차
feat-by-one-text = 단 1점 차이로 이기기.
feat-from-behind = 꼴찌가 첫째 되리라
feat-from-behind-text = 마지막 라운드가 시작될 때 꼴찌였다가 이기기.
feat-strongest = 왕좌 뒤의 권력
feat-strongest-text = 흑막 봇이 낀 판에서 이기기.

daily-note = 하루에 한 판, 전 세계 모두에게 같은 판입니다. 첫 시도만 인정되고, 그 뒤로는 연습입니다.
daily-which = 게임
daily-reading = 달력을 불러오는 중…
daily-today = 오늘, { $date }
daily-table = { $players }명이 합니다. 봇 단계: { $level }.
daily-fresh = 아직 하지 않았습니다.
daily-missed = 그날은 하지 않았습니다.
daily-running = 시작했습니다. 이어서 할 수 있습니다.
daily-gone = 시작했지만 그 판이 삭제되었습니다.
daily-result = { $of }명 중 { $place }위, 점수: { $points }
daily-uncounted = (연습)
daily-rounds = 라운드별 내 등수: { $places }
daily-play = 시작
daily-practice = 연습으로 하기
daily-month-back = 이전 달
daily-month-next = 다음 달
daily-streak = { $now ->
  [0] 지금은 연속 기록이 없습니다. 최장 { $longest }일.
 *[other] { $now }일 연속입니다. 최장 { $longest }일.
 }
daily-share = 결과 공유
daily-share-what = 판의 내용은 드러나지 않고 결과만 담깁니다. 보내기 전에는 어떤 서버도 보지 못합니다.
daily-share-text = 글
daily-share-by-hand = 글이 선택되어 있습니다. 직접 복사하세요.
daily-line = Ränke · { $game } · { $date } · { $place }/{ $of } · 점수: { $points }
daily-how = 어떻게 하나요
daily-how-1 = 카드 배분은 협정 세계시(UTC) 날짜로 정해지고, 봇은 어느 기기에서나 똑같이 생각합니다. 같은 수를 두면 같은 응수가 돌아옵니다. 첫 결정을 내리면 시도가 시작되며, 나중에 계속해도 날짜는 그대로입니다. 힌트를 쓰거나, 무언가 드러난 수를 무르면 연습이 됩니다. 주말이 가까울수록 봇이 강해집니다.
daily-how-2 = 어디로도 아무것도 보내지 않습니다. 내일의 판까지도 모두 코드에서 계산할 수 있으니, 결과는 양심에 맡깁니다. 그림은 라운드별 내 등수입니다: 👑 1위, ⚔️ 2위, 🛡️ 3위, 🕯️ 그 뒤.
feat-week = 궁정에서의 일주일
feat-week-text = 한 게임에서 오늘의 판을 7일 연속 끝내기.
