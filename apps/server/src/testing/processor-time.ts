import process from 'node:process';
import { slowness } from '@saer/spreadsheet/testing/slowness';

/**
 * What something in this process comes to, and how long the processor works on it, in milliseconds of a usual one: whatever the clock
 * says, and whoever else is busy.
 */
export async function processorTime<T>(work: () => Promise<T>): Promise<{ result: T; cost: number }> {
  const before = process.cpuUsage();
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, cost: (user + system) / 1000 / slowness() };
}
