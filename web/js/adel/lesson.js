/** Tutorial script: the first and the last round of a four-player game, with scripted opponents. */

/** @import { LessonStep } from "../table/lesson.js" */

const DECK = `
  Mon Mar Har Man Tem Tav Bat Smi Mon Man Dra Man Pal Kee Pal Tav Obs Mar Hau For Mar Tav Man Tem Doc Doc Bat Chu Man Tem Cas Uni Wat Doc Tav Pri
  Chu Chu Lab Lib Tow Mar Cat Cat Har Cas Tra Har Pri Bat Wat Pal Wat Tow Tra Mon Pri Cas Tra For Kee Gra Cas Sch Tav
`;

const HEAD = `[Game "adel"]
[Notation "1"]
[Players "4"]
[Crown "1"]
[Edition "hig"]
[Goal "8"]
[Abdication "no"]
[Characters "As Th Mg Ki Pr Me Ar Wa"]
[Districts "${DECK.trim().split(/\s+/).join(" ")}"]
[Result "*"]
`;

/** Record of the first round. The learner has the crown and drafts first. */
export const FIRST_ROUND = `${HEAD}
@Mg,Wa/Ar
`;

/** The same game in its eighth round, up to the learner's draft: seven districts are built, and the University is next in the pile. */
export const LAST_ROUND = `${HEAD}
@Mg,Wa/Ar 1:Th 2:Ki 3:Me 4:As 4!6 4$ 4=Tav 4. 1$ 1!4 1=Mon 1. 2$ 2=Tem 2.
@Wa,As/Me 2:Th 3:Ar 4:Ki 1:Pr 2!7 2$ 2=Bat 2. 4$ 4=Pal 4% 4. 1$ 1=Man 1% 1. 3$ 3=Mar 3.
@Me,Pr/Wa 4:Ar 1:As 2:Th 3:Ki 1$ 1!2 1=Har 1. 3$ 3. 4$ 4=Kee 4.
@Th,Mg/Ki 3:Me 4:Ar 1:As 2:Wa 1!6 1$ 1=Mar 1. 4$ 4=Hau 4. 2x4Tav 2$ 2% 2=Smi 2.
@Me,Mg/Ar 3:As 4:Ki 1:Pr 2:Th 3!4 3$ 3=Man 3. 2$ 2=Tav 2!7 2. 1# 1+Tem 1=Tem 1% 1.
@Wa,As/Me 3:Ki 4:Ar 1:Mg 2:Pr 1~4 1$ 1=Tav 1. 3$ 3=Mon 3% 3. 2# 2+Doc 2% 2Smi 2. 4$ 4=Tem 4.
@Ar,As/Mg 3:Me 4:Ki 1:Pr 2:Wa 4$ 4% 4=Cas 4. 1$ 1=For 1% 1. 3$ 3% 3=Obs 3. 2$ 2x4Tem 2% 2=Man 2.
@Th,Pr/Mg 4:As
`;

/** @type {readonly LessonStep[]} */
export const STEPS = [
  { id: "welcome" },
  { id: "draft", play: "1:Th" },
  { id: "call", moves: ["2:Ki", "3:Me", "4:As", "4!6", "4$", "4=Tav", "4."] },
  { id: "take", play: "1$" },
  { id: "rob", play: "1!4" },
  { id: "build", play: "1=Mon" },
  { id: "finish", play: "1." },
  { id: "king", moves: ["2$", "2=Tem", "2."] },
  { id: "later", deal: LAST_ROUND, play: "1:Me" },
  { id: "income", moves: ["2:Wa", "3:Ar", "4!7", "4$", "4."], play: "1%" },
  { id: "cards", play: "1#" },
  { id: "keep", play: "1+Uni" },
  { id: "eighth", play: "1=Uni" },
  { id: "warlord", moves: ["1.", "2$", "2%", "2x3Mar", "2=Chu", "2."] },
  { id: "count", award: true },
  { id: "end" },
];
