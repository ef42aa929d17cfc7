import { isAllowed } from '@saer/contract/api/access';
import { basePath, type Endpoint } from '@saer/contract/api/endpoint';
import { lists as commonLists } from '@saer/contract/lists/all';
import { pricingPlan } from '@saer/contract/subscriptions/pricing-plan';
import { newCaller, rowKinds, rowsFor } from '../../apps/server/src/authorisation/testing/rows.ts';
import { samples } from '../../apps/server/src/authorisation/testing/samples.ts';
import { get } from '../core/api-request.ts';
import type { Send } from '../core/http-client.ts';
import type { Target } from '../core/target.ts';

/** Roles that see only what is theirs. */
const sellers = ['USER', 'SUB_USER'] as const;

/** Lists that admins keep for everybody. */
const ofEverybody: ReadonlySet<string> = new Set(
  [...Object.values(commonLists), pricingPlan].flatMap(({ find: { path } }) => [path, `${path}/page`]),
);

/** Reads every list before and after others get rows of every kind: what a seller reads must stay the same. */
export async function attackListsOfOthers(
  send: Send,
  target: Target,
  called: readonly Endpoint[],
): Promise<{ readonly count: number; readonly wrong: readonly string[] }> {
  const wrong: string[] = [];
  let count = 0;
  for (const role of sellers) {
    const lists = called.filter(
      ({ method, path, access }) =>
        method === 'GET' &&
        isAllowed(role, access) &&
        !ofEverybody.has(path) &&
        samples[`GET ${path}`]?.row === undefined,
    );
    if (lists.length === 0) continue;
    const { headers } = await newCaller(target, role);
    const read = async () => {
      const texts: string[] = [];
      for (const { path } of lists) {
        const search = new URLSearchParams(samples[`GET ${path}`]?.query?.(1)).toString();
        texts.push((await send(get(`${basePath}${path}?${search}`, headers))).text);
      }
      return texts;
    };
    await read();
    const before = await read();
    // Some of them tell the time.
    const again = await read();
    const other = await newCaller(target, 'USER');
    for (const kind of rowKinds) await rowsFor(target, kind, other);
    const after = await read();
    count += lists.length;
    for (const [at, { path }] of lists.entries())
      if (before[at] === again[at] && after[at] !== again[at])
        wrong.push(`GET ${path} as ${role}: shows rows of somebody else: ${after[at]?.slice(0, 120)}`);
  }
  return { count, wrong };
}
