// Plain JavaScript on purpose: `npm start` uses it on whatever Node (>= 20) the machine has.
import { readFileSync } from 'node:fs';
import process from 'node:process';

const shells = /^(?:sh|dash|ash|bash|zsh|busybox)$/;
const lookMs = 200;

/** A process's name and parent from /proc; undefined on other systems or if there is no such process. */
function describe(/** @type {number} */ pid) {
  try {
    const [, name = '', parent = ''] =
      /^\d+ \((.*)\) \S (\d+) /s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? [];
    return { name, parent: Number(parent) };
  } catch {
    return undefined;
  }
}

/** The processes above us: our parent and, if that is a shell between npm and us, npm. */
function above() {
  const parent = describe(process.ppid);
  return parent !== undefined && shells.test(parent.name) ? [process.ppid, parent.parent] : [process.ppid];
}

const before = above();

/**
 * Calls `then` once npm, or the shell in which it runs us, is gone: npm passes signals to that shell alone, which ends without passing
 * them on. Who starts us without npm may go: we are then a service, and signals come to us.
 */
export function whenNpmExits(/** @type {() => void} */ then) {
  if (process.env['npm_lifecycle_event'] !== 'start') return;
  const timer = setInterval(() => {
    const now = above();
    if (before.every((pid, at) => pid === now[at])) return;
    clearInterval(timer);
    then();
  }, lookMs);
}
