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

/** Runs a check; `places`: the words of the endpoints or limits that it is about. */
async function attack(
  server: AttackedServer,
  check: Mutant['check'],
  places: readonly string[],
): Promise<readonly Finding[]> {
  if (check === 'authorisation')
    return attackAuthorisation(
      server,
      endpoints.filter(({ path: at }) => places.some((place) => at.includes(place))),
    );
  if (check === 'limits') return attackRateLimit(server, await readSurface(server));
  if (check === 'surface')
    return [...(await attackSurface(server, await readSurface(server))), await attackMailLink(server)];
  if (check === 'named-limits') return attackRules(server, [check], places);
  if (check === 'guessing') return attackByGuessing(server, guesses);
  if (check === 'unread') return attackByNotReading(server);
  return attackRules(server, [check]);
}

const commit = (): string =>
  execFileSync('git', ['rev-parse', '--short', 'HEAD'], {
    cwd: import.meta.dirname,
    encoding: 'utf8',
  }).trim();

/** Places that a fault is about. */
const placesOf = (mutant: Mutant): readonly string[] => ('at' in mutant ? [mutant.at] : []);

/** Findings that miss their bound. */
const missesOf = (findings: readonly Finding[]) => findings.filter(({ isMiss }) => isMiss);

/**
 * Plants each fault in a copy of the source, starts the server from it and runs the check that must notice it; before that, each check
 * against the source as it is. `only`: those of the checks, or whose names contain one of them.
 */
export async function runMutants(only: readonly string[]): Promise<readonly Finding[]> {
  using source = copySource();
  const folder = mkdtempSync(path.join(os.tmpdir(), 'saer-mutants-data-'));
  chmodSync(folder, 0o755);
  const chosen = mutants.filter(
    ({ name, check }) => only.length === 0 || only.some((each) => check === each || name.includes(each)),
  );
  const notCaught: string[] = [];
  const wrong: string[] = [];
  /** Checks that miss without a fault: they catch none. */
  const missedBefore = new Map<string, Promise<ReadonlySet<string>>>();
  const at = commit();
  const attackAt = async (check: Mutant['check'], places: readonly string[]): Promise<readonly Finding[]> => {
    const compiled = { NODE_COMPILE_CACHE: path.join(folder, 'compiled') };
    await using server = await startAttackedServer(
      { ...compiled, ...settings[check] },
      {
        program: source.program,
        folder,
      },
    );
    await server.db.delete(rateLimit);
    return await attack(server, check, places);
  };
  const checkUnchanged = async (check: Mutant['check']): Promise<ReadonlySet<string>> => {
    const places = chosen.filter((mutant) => mutant.check === check).flatMap(placesOf);
    const misses = missesOf(await attackAt(check, places));
    for (const { check: name, details = [] } of misses)
      wrong.push(`without a fault: ${name}: ${details.slice(0, 2).join('; ')}`);
    return new Set(misses.map((miss) => miss.check));
  };
  for (const mutant of chosen) {
    try {
      const before = missedBefore.get(mutant.check) ?? checkUnchanged(mutant.check);
      missedBefore.set(mutant.check, before);
      const known = await before;
      const restore = source.plant(mutant);
      const misses = missesOf(await attackAt(mutant.check, placesOf(mutant)).finally(restore)).filter(
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
