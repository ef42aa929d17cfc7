import { expect, test } from 'vitest';
import { longestEventLoopBlock } from '../testing/event-loop-block.ts';
import { timeSlice } from '@saer/spreadsheet/time-slice';

/** Long work in pieces of a millisecond. */
async function work(): Promise<void> {
  const yieldToEventLoop = timeSlice();
  for (let piece = 0; piece < 40; piece += 1) {
    const end = performance.now() + 1;
    while (performance.now() < end);
    await yieldToEventLoop();
  }
}

test('however many work at length, others wait for one of them', async () => {
  const blocks: number[] = [];
  // All start at once, before any can have paused: only later delays count, and the machine may be busy.
  for (let time = 0; time < 4 && (blocks.at(-1) ?? Infinity) >= 40; time += 1) {
    const all = Array.from({ length: 10 }, work);
    blocks.push(await longestEventLoopBlock(async () => void (await Promise.all(all))));
  }
  expect(Math.min(...blocks)).toBeLessThan(40);
});
