import process from 'node:process';
import { slowness } from '@saer/spreadsheet/testing/slowness';

/**
 * The result of a function in this process, and its CPU time in milliseconds of a typical processor, independent of the clock and of
 * other load.
 */
export async function processorTime<T>(work: () => Promise<T>): Promise<{ result: T; cost: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cost: (user + system) / 1000 / slowness() };
}
