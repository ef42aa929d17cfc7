import process from 'node:process';
import { slowness } from '@saer/spreadsheet/testing/slowness';

/** Milliseconds between two looks. */
const sampleInterval = 2;
const cpuTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

/**
 * The longest time that this thread works before others have their turn while something is done, in milliseconds of a usual processor: a machine
 * that is slow or busy with other things counts for nothing.
 */
export async function longestEventLoopBlock(work: () => Promise<unknown>): Promise<number> {
  let longest = 0;
  let before = cpuTime();
  const sample = (): void => {
    const now = cpuTime();
    longest = Math.max(longest, now - before);
    before = now;
  };
  const timer = setInterval(sample, sampleInterval);
  try {
    await work();
    sample();
  } finally {
    clearInterval(timer);
  }
  return longest / slowness();
}
