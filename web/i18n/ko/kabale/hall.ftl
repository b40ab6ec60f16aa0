# What is said of Kabale before its room is open: its name, and what else of it the menu and the page about Ränke offer.
kabale-name = Kabale & Hiebe
kabale-about = Kabale & Hiebe를 두 명에서 여섯 명까지
kabale-design = Kabale & Hiebe(영어판 Ruse & Bruise)는 Lutz Stepponat이 만들고 2006년 Hans im Glück에서 나온 게임입니다.
kabale-cards = 모든 카드
kabale-switch-contested = 판정: 다툼이 있는 열만
