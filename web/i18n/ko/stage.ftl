# The stage, on which a game tells step by step what has happened.
stage-step = { $steps } 중 { $step }
stage-next = 다음
stage-back = 이전
stage-close = 테이블로 돌아가기
stage-pause = 멈춤
stage-go-on = 계속
