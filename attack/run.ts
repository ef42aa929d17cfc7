/** Attacks a local server and fails if a check misses its bound: `npm run attack -- --help`. */
import os from 'node:os';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { ensureBuilt } from '../scripts/build.mjs';
import { attackAccountHiding } from './checks/account-hiding.ts';
import { attackAuthorisation } from './checks/authorisation.ts';
import { attackFiles } from './checks/files.ts';
import { attackByGuessing } from './checks/guessing.ts';
import { attackByKilling } from './checks/kills.ts';
import { attackByPressure, requestSeconds } from './checks/pressure.ts';
import { attackRateLimit, callsAMinute } from './checks/rate-limit.ts';
import { attackRequests } from './checks/requests.ts';
import { attackMailLink, attackSurface } from './checks/surface.ts';
import { attackByNotReading, unreadMegabytes } from './checks/unread-replies.ts';
import { attackRules } from './checks/rules.ts';
import { type AttackedServer, endAll, startAttackedServer } from './core/attacked-server.ts';
import { runMutants } from './mutants/run-mutants.ts';
import { type Finding, noneOf, printFindings, say } from './core/report.ts';
import { readSurface } from './surface/surface.ts';

interface Amounts {
  readonly requests: number;
  readonly files: number;
  readonly kills: number;
  readonly seed: number;
  readonly guesses: number;
  readonly pairs: number;
}

interface Check {
  readonly name: string;
  /** In addition to those of every attacked server. */
  readonly settings?: Readonly<Record<string, string>>;
  readonly attack: (server: AttackedServer, amounts: Amounts) => Promise<readonly Finding[]>;
}

const checks: readonly Check[] = [
  { name: 'authorisation', attack: (server) => attackAuthorisation(server) },
  {
    name: 'surface',
    attack: async (server) => [
      ...(await attackSurface(server, await readSurface(server))),
      await attackMailLink(server),
    ],
  },
  {
    name: 'requests',
    attack: async (server, { requests, seed }) => {
      const { routes } = await readSurface(server);
      return attackRequests(server, { requests, seed, routes });
    },
  },
  {
    name: 'limits',
    settings: { RATE_LIMIT: String(callsAMinute) },
    attack: async (server) => attackRateLimit(server, await readSurface(server)),
  },
  { name: 'rules', attack: (server) => attackRules(server) },
  { name: 'guessing', attack: (server, { guesses }) => attackByGuessing(server, guesses) },
  {
    name: 'hiding',
    attack: (server, { pairs }) => attackAccountHiding(server, { isStrict: false, pairs }),
  },
  {
    name: 'hiding-strict',
    settings: { EXIST_CHECK: 'strict' },
    attack: (server, { pairs }) => attackAccountHiding(server, { isStrict: true, pairs }),
  },
  { name: 'files', attack: attackFiles },
  { name: 'pressure', settings: { REQUEST_SECONDS: String(requestSeconds) }, attack: attackByPressure },
  {
    name: 'unread',
    settings: { NODE_OPTIONS: '--max-old-space-size=256', UNREAD_REPLIES_MB: unreadMegabytes },
    attack: (server) => attackByNotReading(server),
  },
  { name: 'kills', attack: attackByKilling },
];

const usage = `npm run attack -- [${checks.map(({ name }) => name).join('] [')}]
  --requests N  generated requests (20,000)      --files N  hostile files (200)
  --kills N     kills under load (20)            --guesses N  of each kind (400)
  --pairs N     known and unknown addresses (80) --seed S  what is generated (another each time)
  --full        1,000,000 requests, 1,000 files, 500 kills, 5,000 guesses, 300 pairs
npm run attack -- mutants [checks, or words of names]: plants faults in a copy of the source, each of which a check must notice
It starts servers of its own on this machine and attacks no other.`;

const number = { type: 'string' } as const;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    requests: number,
    files: number,
    kills: number,
    guesses: number,
    pairs: number,
    seed: number,
    full: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const names = new Set(checks.map(({ name }) => name));
const amounts = (full: boolean): Amounts => {
  const amount = (given: string | undefined, usual: number, large: number) =>
    given === undefined ? (full ? large : usual) : Number(given);
  return {
    requests: Math.min(1_000_000, amount(values.requests, 20_000, 1_000_000)),
    files: Math.min(10_000, amount(values.files, 200, 1_000)),
    kills: Math.min(5_000, amount(values.kills, 20, 500)),
    guesses: Math.min(100_000, amount(values.guesses, 400, 5_000)),
    pairs: Math.min(2_000, amount(values.pairs, 80, 300)),
    seed: amount(values.seed, Math.floor(Math.random() * 1e9), Math.floor(Math.random() * 1e9)),
  };
};
const chosen = amounts(values.full);

if (
  values.help ||
  (positionals[0] !== 'mutants' && positionals.some((name) => !names.has(name))) ||
  Object.values(chosen).some(Number.isNaN)
) {
  say(usage);
  process.exit(values.help ? 0 : 2);
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    process.on('uncaughtException', () => undefined);
    void endAll().finally(() => process.exit(130));
  });
}

async function run({ name, settings = {}, attack }: Check): Promise<readonly Finding[]> {
  try {
    await using server = await startAttackedServer(settings);
    return await attack(server, chosen);
  } catch (error) {
    // A server that cannot be attacked to the end counts as a miss.
    const reason = error instanceof Error ? (error.stack ?? error.message) : String(error);
    return [noneOf(`${name}: ran to its end`, 1, [reason.slice(0, 1_500)])];
  }
}

ensureBuilt();
if (positionals[0] === 'mutants') {
  const found = await runMutants(positionals.slice(1));
  printFindings(found);
  process.exit(found.some(({ isMiss }) => isMiss) ? 1 : 0);
}
say(`Seed ${chosen.seed}, ${os.availableParallelism()} cores, Node ${process.version}`);
const findings: Finding[] = [];
for (const check of checks) {
  if (positionals.length > 0 && !positionals.includes(check.name)) continue;
  const began = performance.now();
  const found = await run(check);
  findings.push(...found);
  const missed = found.filter(({ isMiss }) => isMiss).length;
  const seconds = Math.round((performance.now() - began) / 1000);
  say(`${check.name.padEnd(16)}${missed === 0 ? 'ok' : `${missed} missed`}, ${seconds} s`);
}
printFindings(findings);
process.exit(findings.some(({ isMiss }) => isMiss) ? 1 : 0);
