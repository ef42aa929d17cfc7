import process from 'node:process';

/** Milliseconds that the work below takes a processor with which limits of time were set. */
const usually = 20;

/** Creates, parses and looks up texts, as reading sheets and requests does. */
function work(): number {
  const seen = new Map<string, number>();
  let sum = 0;
  for (let at = 0; at < 40_000; at += 1) {
    const text = `${at.toString(36)} ${sum}`;
    for (let sign = 0; sign < text.length; sign += 1) sum = Math.imul(sum, 31) + text.charCodeAt(sign);
    seen.set(text, at);
  }
  return seen.size + sum;
}

/**
 * Number of times longer than usual that the processor takes here and now, and at least 1: by as much a limit of its time is stretched, so that
 * it says the same about the work on a slow or crowded machine.
 */
export function slowness(): number {
  // Warms up: code that runs for the first time is compiled first.
  work();
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return Math.max(1, (user + system) / 1000 / usually);
}
