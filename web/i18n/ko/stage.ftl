# The stage, on which a game tells step by step what has happened.
stage-step = { $steps }단계 중 { $step }단계
stage-next = 다음
stage-back = 이전
stage-close = 테이블로 돌아가기
stage-pause = 일시 정지
stage-go-on = 계속
