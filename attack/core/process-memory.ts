import { existsSync, readdirSync, readFileSync } from 'node:fs';

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process ended while it was being measured.
    return '';
  }
};

function childrenOf(pid: number): readonly number[] {
  const tasks = `/proc/${pid}/task`;
  if (!existsSync(tasks)) return [];
  return readdirSync(tasks).flatMap((task) =>
    contentOf(`${tasks}/${task}/children`).split(' ').filter(Boolean).map(Number),
  );
}

const residentOf = (pid: number): number =>
  Number(/^VmRSS:\s+(\d+)/m.exec(contentOf(`/proc/${pid}/status`))?.[1] ?? 0) / 1024;

/** Resident megabytes of a process and of each of its children. Empty if the system has no /proc. */
export function memoryOf(pid: number): { readonly own: number; readonly maxChild: number } {
  return { own: residentOf(pid), maxChild: Math.max(0, ...childrenOf(pid).map(residentOf)) };
}
