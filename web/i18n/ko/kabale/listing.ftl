# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-line = 동료를 다른 사람의 카드 사이에 뒷면으로 놓고, 가장 높은 합이나 꾀로 목표를 차지하세요.
kabale-about = Kabale & Hiebe(2~6명)
kabale-design = Kabale & Hiebe(영어판 Ruse & Bruise)는 Lutz Stepponat이 만들고 2006년 Hans im Glück에서 나온 게임입니다.
kabale-cards = 모든 카드
kabale-switch-contested = 판정: 경쟁이 있는 열만 보기
kabale-temper-cautious = 다른 사람이 뒷면으로 놓은 카드 가까이에는 가지 않습니다.
kabale-temper-vengeful = 선두의 카드가 있는 곳을 노리고, 그곳에 해를 끼칠 카드를 즐겨 놓습니다.
kabale-temper-grasping = 점수가 가장 높은 목표를 노립니다.
kabale-temper-builder = 아직 없는 분야를 노려 분야마다 하나씩 모으려 합니다.
kabale-temper-schemer = 고유한 규칙이 있는 동료, 특히 공개될 때 발동하는 동료를 좋아합니다.
