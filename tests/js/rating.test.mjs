// The rating: Glicko-2 by its published example, and what counts for it.

import assert from "node:assert/strict";
import { test } from "node:test";

const { NEWCOMER, ratedAfter } = await import("../../web/js/progress/glicko.js");
const { isRated, LEVEL_RATINGS, ofOnePerson, pairResults, pairWeight, ratingSteps, shownRating } = await import(
  "../../web/js/progress/rating.js"
);

let made = 0;
const next = () => {
  made += 1;
  return made;
};
const entry = (more = {}) => ({
  id: `game${next()}`,
  game: "toy",
  when: made,
  profile: "",
  kinds: ["human", "bot:3", "bot:3:cautious", "bot:3"],
  points: [10, 8, 6, 4],
  winners: [0],
  ...more,
});

test("Glickman's published example comes out", () => {
  const { rating, deviation, volatility } = ratedAfter({ rating: 1500, deviation: 200, volatility: 0.06 }, [
    { rating: 1400, deviation: 30, score: 1, weight: 1 },
    { rating: 1550, deviation: 100, score: 0, weight: 1 },
    { rating: 1700, deviation: 300, score: 0, weight: 1 },
  ]);
  assert.deepEqual([rating.toFixed(1), deviation.toFixed(1), volatility.toFixed(4)], ["1464.1", "151.5", "0.0600"]);
});

test("a volatile player's volatility rises when results surprise", () => {
  const strange = Array.from({ length: 12 }, () => ({ rating: 2200, score: 1, weight: 1 }));
  const after = ratedAfter({ rating: 1500, deviation: 50, volatility: 0.06 }, strange);
  assert.ok(after.volatility > 0.06);
  assert.ok(after.rating > 1500 && Number.isFinite(after.rating));
});

test("only games of one person against levels count, and none with hints", () => {
  assert.ok(isRated(entry()));
  assert.ok(isRated(entry({ hints: 0 })));
  assert.ok(!isRated(entry({ hints: 1 })));
  assert.ok(!isRated(entry({ kinds: ["human", "human", "bot:3", "bot:3"] })));
  assert.ok(!isRated(entry({ kinds: ["human", "bot:own-hasty", "bot:3", "bot:3"] })));
  assert.ok(!isRated(entry({ kinds: ["human", "bot:greedy", "bot:3", "bot:3"] })));
});

test("a game is a result against each of the others, and a tie-breaker decides", () => {
  const found = pairResults(entry({ points: [8, 8, 8, 9], winners: [3], kinds: ["bot:1", "human", "bot:5", "bot:2"] }));
  assert.deepEqual(
    found.map(({ rating, score }) => [rating, score]),
    [
      [LEVEL_RATINGS[1], 0.5],
      [LEVEL_RATINGS[5], 0.5],
      [LEVEL_RATINGS[2], 0],
    ],
  );
  const [first] = pairResults(entry({ points: [8, 8, 1, 1], winners: [0] }));
  assert.equal(first.score, 1);
  assert.deepEqual([2, 5].map(pairWeight), [1, 0.5]);
});

test("it depends neither on the order of the entries nor on a game that is there twice", () => {
  const entries = [entry(), entry({ winners: [2], points: [1, 2, 3, 1] }), entry()];
  const steps = ratingSteps(entries);
  assert.deepEqual(ratingSteps([...entries].reverse()), steps);
  assert.deepEqual(ratingSteps([...entries, entries[1]]), steps);
  assert.equal(steps.length, 3);
  assert.ok(steps[0].rating > NEWCOMER.rating && steps[1].change < 0);
  assert.ok(steps[2].deviation < steps[1].deviation && steps[1].deviation < steps[0].deviation);
  assert.deepEqual(ratingSteps([entry({ hints: 2 })]), []);
});

test("whoever plays as a level does ends at its rating, at any number of players", () => {
  // A deterministic sequence with the shares that the scale predicts for level 4 against level 2.
  for (const players of [2, 4]) {
    let random = 12345;
    const drawn = () => {
      random = (random * 1103515245 + 12345) % 2 ** 31;
      return random / 2 ** 31;
    };
    const strength = (level) => 10 ** (LEVEL_RATINGS[level] / 400);
    const games = Array.from({ length: 3000 }, () => {
      // Exponential times, as in the model of Plackett and Luce: the first is best.
      const times = Array.from({ length: players }, (_, seat) => -Math.log(drawn()) / strength(seat === 0 ? 4 : 2));
      const points = times.map((time) => -time);
      const winners = [points.indexOf(Math.max(...points))];
      return entry({ kinds: ["human", ...Array(players - 1).fill("bot:2")], points, winners });
    });
    const last = ratingSteps(games).slice(-1500);
    const mean = last.reduce((sum, { rating }) => sum + rating, 0) / last.length;
    assert.ok(Math.abs(mean - LEVEL_RATINGS[4]) < 40, `${players}: ${mean}`);
  }
});

test("what is shown adds up", () => {
  assert.deepEqual(shownRating({ rating: 1512.4, deviation: 40.8, change: 12.6 }), {
    rating: 1512,
    wide: 80,
    change: 12,
    uncertain: false,
  });
  assert.ok(shownRating({ ...NEWCOMER, change: 0 }).uncertain);
});

test("several people together have no rating", () => {
  assert.equal(ofOnePerson([entry(), entry()]).length, 2);
  assert.equal(ofOnePerson([entry(), entry({ profile: "ada" })]).length, 0);
});
