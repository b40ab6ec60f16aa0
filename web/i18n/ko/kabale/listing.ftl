# Loaded before the game itself, for start page, menu and the page about Ränke: its name and settings.
kabale-name = Kabale & Hiebe
kabale-about = Kabale & Hiebe(2–6명)
kabale-design = Kabale & Hiebe(영어판 Ruse & Bruise)는 Lutz Stepponat이 만들고 2006년 Hans im Glück에서 나온 게임입니다.
kabale-cards = 모든 카드
kabale-switch-contested = 판정: 경쟁이 있는 열만 보기
