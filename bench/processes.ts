/** Processes and what they used, from /proc: Linux only. */
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface Process {
  readonly pid: number;
  readonly parent: number;
  readonly name: string;
  /** CPU seconds, its own and those of its ended children. */
  readonly seconds: number;
  /** Megabytes in memory. */
  readonly memory: number;
}

const ticks = Number(spawnSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }).stdout) || 100;
const pageSize = Number(spawnSync('getconf', ['PAGESIZE'], { encoding: 'utf8' }).stdout) || 4096;

/** All processes, from /proc. */
function processes(): readonly Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const file = `/proc/${name}/stat`;
      if (!existsSync(file)) return [];
      const [, program = '', rest = ''] = /^\d+ \((.*)\) (.*)$/s.exec(readFileSync(file, 'utf8')) ?? [];
      const fields = rest.split(' ').map(Number);
      const sum = [11, 12, 13, 14].reduce((total, at) => total + (fields[at] ?? 0), 0);
      const memory = ((fields[21] ?? 0) * pageSize) / 1e6;
      return [{ pid: Number(name), parent: fields[1] ?? 0, name: program, seconds: sum / ticks, memory }];
    });
}

/** A process and all below it. */
export function family(pid: number): readonly Process[] {
  const all = processes();
  const below = (parent: number): readonly Process[] =>
    all.flatMap((each) => (each.parent === parent ? [each, ...below(each.pid)] : []));
  return [...all.filter((each) => each.pid === pid), ...below(pid)];
}

export const isDatabase = ({ name }: Process) => name.startsWith('postgres');
export const secondsOf = (list: readonly Process[]) => list.reduce((sum, { seconds }) => sum + seconds, 0);
