# The final scoring: one line for each rule that brought points, each seat in one sentence for the ear, and how a tie was broken.
scoring-title = 최종 점수 계산
stage-skip = 결과로 건너뛰기
stage-skip-all = 점수 계산 건너뛰기

line-districts = 건물
line-colours = 다섯 색 모두
line-first-complete = 가장 먼저 완성한 도시
line-complete = 완성한 도시
line-museum = { $district }: 밑에 넣은 카드
line-treasury = { $district }: 금화
line-map-room = { $district }: 손패
line-wishing-well = { $district }: 다른 보라색 건물

scoring-tied = 동점: 건물만 { $districts }점, 금화 { $gold }개
scoring-tie-districts = 동점이라 건물만의 점수로 가립니다: { $parts }.
scoring-tie-gold = 건물만의 점수도 같아 남은 금화로 가립니다: { $parts }.
scoring-tie-shared = 점수, 건물만의 점수, 남은 금화가 모두 같습니다.

# $lines: "건물 21, 가장 먼저 완성한 도시 4"; $parts: "아다 25, 나 24".
scoring-heard = { $reader ->
  [you] 나
 *[other] { $name } 님
 }: { $points } – { $lines }.
scoring-heard-all = 최종 점수: { $parts }.
scoring-part = { $reader ->
  [you] 나 { $number }
 *[other] { $name } 님 { $number }
 }
