import { type Crash, maxCrashes, maxCrashPages } from '@saer/contract/api/crash';
import { desc, sql, eq } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { crashReport } from './tables.ts';
import { recordChange } from '../audit/queries.ts';
import { AppError } from '../http/replies/app-error.ts';
import { createHash } from 'node:crypto';
import { pageAccess } from '@saer/contract/site/pages';
import { isToolPage } from '@saer/contract/products/tools';
import { type LimitDependencies, requireWithin, defineLimit } from '../auth/limits/limit.ts';
import { toNetwork } from '../http/requests/client-address.ts';

/** A crash as admins see it. */
const crashColumns = {
  id: crashReport.id,
  message: crashReport.message,
  stack: crashReport.stack,
  version: crashReport.version,
  pages: crashReport.pages,
  count: crashReport.count,
  firstAt: crashReport.firstAt,
  lastAt: crashReport.lastAt,
  state: crashReport.state,
};

/** All crashes, the open ones first, of those the ones seen last. */
export const findCrashes = (db: Database): Promise<Crash[]> =>
  db
    .select(crashColumns)
    .from(crashReport)
    .orderBy(desc(sql`${crashReport.state} = 'OPEN'`), desc(crashReport.lastAt), desc(crashReport.id))
    .limit(maxCrashes);

/** Marks a crash as resolved or open. */
export async function decideCrash(
  db: Database,
  actorId: number,
  { id, state }: Pick<Crash, 'id' | 'state'>,
): Promise<Crash> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select(crashColumns)
      .from(crashReport)
      .where(eq(crashReport.id, id))
      .for('update');
    if (before === undefined) throw new AppError({ code: 'rowGone' });
    if (before.state === state) return before;
    await tx.update(crashReport).set({ state }).where(eq(crashReport.id, id));
    await recordChange(tx, {
      actorId,
      entity: 'crashReport',
      entityId: id,
      named: { nameEn: before.message, nameAr: before.message },
      action: state === 'RESOLVED' ? 'close' : 'reopen',
    });
    return { ...before, state };
  });
}

const longestMessage = 300;
const longestStack = 4_000;
const maxFrames = 20;
/** Frames that say where in the code it happened. */
const tellingFrames = 3;

/**
 * Removes what may be about a person or their device: addresses, numbers, tokens, what follows ? or # in a link, credentials in one, and
 * the folders of files.
 */
export const withoutPersonalData = (text: string): string =>
  text
    // What an address carries beside its place.
    .replace(/(\bhttps?:\/\/)[^/\s@]*@/gi, '$1')
    .replace(/((?:https?:\/|(?<![\w<]))\/[^\s?#)'"`<>]*)[?#][^\s)'"`<>]*/gi, '$1')
    .replace(/[\p{L}\p{N}._%+-]+@[\p{L}\p{N}.-]+\.\p{L}{2,}/gu, '<email>')
    .replace(/\bbearer\s+\S+|\b(?:token|password|secret)\s*[=:]\s*\S+/gi, '<secret>')
    // Folders of a computer.
    .replace(
      /(?:file:\/\/\/?|\b[a-z]:[\\/]|(?<![\w/.:-])\/(?:home|Users|root|var|tmp|private|mnt)\/)(?:[^\s\\/:()]+[\\/])*/gi,
      '',
    )
    // Telephone numbers, national ids, IBANs: eight digits or more, whatever separates them.
    .replace(/\p{Nd}(?:[ ().-]{0,2}\p{Nd}){7,}/gu, '<number>')
    .replace(/\b(?=[\w-]*\d)(?=[\w-]*[a-z])[\w-]{24,}/gi, '<token>');

const withoutControls = (text: string): string => text.replace(/[^\P{Cc}\n]|\p{Cs}/gu, '');

const cut = (text: string, longest: number): string => Array.from(text).slice(0, longest).join('');

/** The page of the app at a path, in whatever language; others are all one. */
function toPage(path: string): string {
  const page =
    path
      .replace(/[?#].*$/s, '')
      .replace(/^\/(?:ar|en)(?=\/|$)/, '')
      .replace(/\/+$/, '') || '/';
  return Object.hasOwn(pageAccess, page) || isToolPage(page) ? page : '/…';
}

interface Report {
  readonly message: string;
  readonly stack?: string | undefined;
  readonly version: string;
  readonly page: string;
}

/** A report without personal data and within its bounds, with the fingerprint that equal ones share. */
export function cleanReport({ message, stack = '', version, page }: Report) {
  const lines = withoutPersonalData(withoutControls(stack))
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
  // Browsers differ in whether the first line repeats the message.
  const frames = lines.filter((line) => /:\d+(?::\d+)?\)?$/.test(line)).slice(0, maxFrames);
  const cleaned = {
    message: cut(withoutPersonalData(withoutControls(message)).replace(/\s+/g, ' ').trim(), longestMessage),
    stack: cut(frames.join('\n'), longestStack),
    version: /^\d{1,4}(?:\.\d{1,4}){0,2}$/.test(version) ? version : '',
    page: toPage(page),
  };
  const place = [cleaned.message, ...frames.slice(0, tellingFrames), cleaned.version];
  return { ...cleaned, fingerprint: createHash('sha256').update(place.join('\n')).digest('base64url') };
}

const hour = 3_600;

/** Reports from one network: an office may share one. */
const crashesFrom = defineLimit({ name: 'crash-from', points: 30, seconds: hour });
/** Reports of everybody, from any number of networks. */
const crashesOfAll = defineLimit({ name: 'crash-all', points: 1_000, seconds: hour });

/** Counts a report among those of the same crash, which is open again. Those seen longest ago make room, the resolved ones first. */
export async function receiveReport(deps: LimitDependencies, report: Report, address: string): Promise<void> {
  await requireWithin(deps, crashesFrom, toNetwork(address));
  await requireWithin(deps, crashesOfAll, '');
  const { page, ...cleaned } = cleanReport(report);
  const { pages, count } = crashReport;
  await deps.db.transaction(async (tx) => {
    const [written] = await tx
      .insert(crashReport)
      .values({ ...cleaned, pages: [page] })
      .onConflictDoUpdate({
        target: crashReport.fingerprint,
        set: {
          count: sql`least(${count} + 1, 2147483647)`,
          lastAt: sql`now()`,
          state: 'OPEN',
          pages: sql`case
            when ${pages} @> excluded.pages or cardinality(${pages}) >= ${maxCrashPages} then ${pages}
            else ${pages} || excluded.pages
          end`,
        },
      })
      .returning({ count });
    if (written?.count !== 1) return;
    await tx.execute(sql`
      delete from ${crashReport} where id in (
        select id from ${crashReport}
        order by ${crashReport.state} = 'OPEN' desc, ${crashReport.lastAt} desc, id desc
        offset ${maxCrashes}
      )`);
  });
}
