import { execFileSync } from 'node:child_process';
import { mkdtempSync, chmodSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { endpoints } from '@saer/contract/endpoints';
import { rateLimit } from '../../apps/server/src/auth/tables.ts';
import { attackAuthorisation } from '../checks/authorisation.ts';
import { attackByGuessing } from '../checks/guessing.ts';
import { attackRateLimit, callsAMinute } from '../checks/rate-limit.ts';
import { attackRules } from '../checks/rules.ts';
import { attackMailLink, attackSurface } from '../checks/surface.ts';
import { attackByNotReading, unreadMegabytes } from '../checks/unread-replies.ts';
import { type AttackedServer, startAttackedServer } from '../core/attacked-server.ts';
import { type Finding, noneOf, say } from '../core/report.ts';
import { readSurface } from '../surface/surface.ts';
import type { Mutant } from './mutant.ts';
import { mutants } from './mutants.ts';
import { copySource } from './mutated-source.ts';

const settings: Partial<Record<Mutant['check'], Readonly<Record<string, string>>>> = {
  limits: { RATE_LIMIT: String(callsAMinute) },
  unread: { UNREAD_REPLIES_MB: unreadMegabytes },
};

/** Enough to pass every bound of the check. */
const guesses = 120;

async function attack(server: AttackedServer, mutant: Mutant): Promise<readonly Finding[]> {
  if (mutant.check === 'authorisation')
    return attackAuthorisation(
      server,
      endpoints.filter(({ path: at }) => at.includes(mutant.at)),
    );
  if (mutant.check === 'limits') return attackRateLimit(server, await readSurface(server));
  if (mutant.check === 'surface')
    return [...(await attackSurface(server, await readSurface(server))), await attackMailLink(server)];
  if (mutant.check === 'named-limits') return attackRules(server, [mutant.check], mutant.at);
  if (mutant.check === 'guessing') return attackByGuessing(server, guesses);
  if (mutant.check === 'unread') return attackByNotReading(server);
  return attackRules(server, [mutant.check]);
}

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim();

/** Findings that miss their bound. */
const missesOf = (findings: readonly Finding[]) => findings.filter(({ isMiss }) => isMiss);

/**
 * Plants each fault in a copy of the source, starts the server from it and runs the check that must notice it; before that, each check
 * against the source as it is. `only`: those of a check, or whose name contains it.
 */
export async function runMutants(only: string | undefined): Promise<readonly Finding[]> {
  using source = copySource();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-mutants-data-'));
  chmodSync(folder, 0o755);
  const chosen = mutants.filter(
    ({ name, check }) => only === undefined || check === only || name.includes(only),
  );
  const notCaught: string[] = [];
  const wrong: string[] = [];
  /** Checks that miss without a fault: they catch none. */
  const missedBefore = new Map<string, Promise<ReadonlySet<string>>>();
  const at = commit();
  const attackWith = async (mutant: Mutant): Promise<readonly Finding[]> => {
    const compiled = { NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
    await using server = await startAttackedServer(
      { ...compiled, ...settings[mutant.check] },
      {
        program: source.program,
        folder,
      },
    );
    await server.db.delete(rateLimit);
    return await attack(server, mutant);
  };
  const checkUnchanged = async (mutant: Mutant): Promise<ReadonlySet<string>> => {
    const misses = missesOf(await attackWith(mutant));
    for (const { check, details = [] } of misses)
      wrong.push(`without a fault: ${check}: ${details.slice(0, 2).join('; ')}`);
    return new Set(misses.map(({ check }) => check));
  };
  for (const mutant of chosen) {
    const kind = 'at' in mutant ? `${mutant.check} ${mutant.at}` : mutant.check;
    try {
      const before = missedBefore.get(kind) ?? checkUnchanged(mutant);
      missedBefore.set(kind, before);
      const known = await before;
      const restore = source.plant(mutant);
      const misses = missesOf(await attackWith(mutant).finally(restore)).filter(
        ({ check }) => !known.has(check),
      );
      if (misses.length === 0) notCaught.push(`${mutant.name} (${mutant.check})`);
      say(
        `${misses.length === 0 ? 'NOT CAUGHT' : 'caught'}: ${mutant.name}: ${misses[0]?.check ?? mutant.check}`,
      );
    } catch (error) {
      wrong.push(`${mutant.name}: ${error instanceof Error ? error.message.slice(0, 600) : String(error)}`);
      say(`ERROR: ${wrong.at(-1) ?? ''}`);
    }
  }
  rmSync(folder, { recursive: true, force: true });
  return [
    noneOf(`planted faults that no check caught, at ${at}`, chosen.length, notCaught),
    noneOf('faults that could not be planted, checks that fail without one', chosen.length, wrong),
  ];
}
