import { expect, test } from 'vitest';
import { longestTurn } from '../testing/longest-turn.ts';
import { breather } from './breather.ts';

/** Long work in pieces of a millisecond. */
async function work(): Promise<void> {
  const breathe = breather();
  for (let piece = 0; piece < 40; piece += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    await breathe();
  }
}

test('however many work at length, others wait for one of them', async () => {
  const turns: number[] = [];
  // All begin at once, before any can have paused: what comes after that counts, and the machine may do other work.
  for (let time = 0; time < 4 && (turns.at(-1) ?? Infinity) >= 40; time += 1) {
    const all = Array.from({ length: 10 }, work);
    turns.push(await longestTurn(async () => void (await Promise.all(all))));
  }
  expect(Math.min(...turns)).toBeLessThan(40);
});
