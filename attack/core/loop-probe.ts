/**
 * Loaded into the attacked server before its own code: reports the longest time the main thread was blocked. It is measured in CPU
 * time, so other programs on the machine do not count.
 */
import process from 'node:process';

const interval = 5;

const used = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

if (process.argv[1]?.endsWith('server.mjs') === true && process.send !== undefined) {
  let last = used();
  let longest = 0;
  setInterval(() => {
    const now = used();
    longest = Math.max(longest, now - last);
    last = now;
  }, interval).unref();
  setInterval(() => {
    process.send?.({ longestBlock: longest });
    longest = 0;
  }, 100).unref();
}
