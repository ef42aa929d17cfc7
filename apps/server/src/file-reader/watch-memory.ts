/** Ends the process when it takes more memory than it may: all of it, not the heap alone. In a thread, since the other one is busy. */
import process from 'node:process';
import { parentPort, workerData } from 'node:worker_threads';
import * as z from 'zod/mini';

const maxBytes = z.parse(z.int(), workerData);
/** Milliseconds: few megabytes can be taken meanwhile. */
const every = 10;

const look = (): void => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
};

let timer: NodeJS.Timeout | undefined;
/** `true` while a file is read. */
parentPort?.on('message', (isReading) => {
  clearInterval(timer);
  if (isReading === true) timer = setInterval(look, every);
});
