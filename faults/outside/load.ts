/** Calls own routes at a constant rate, whether earlier calls are answered or not; reports how long each took. */
import { Agent, request } from 'node:http';
import process from 'node:process';
import { encodeFilter } from '@saer/contract/api/list-filter';
import * as z from 'zod/mini';
import { sampleProduct } from '../../apps/server/src/products/testing/saved-product.ts';

const { port, token, email, password, everyMs } = z.parse(
  z.object({
    port: z.int(),
    token: z.string(),
    email: z.string(),
    password: z.string(),
    everyMs: z.number(),
  }),
  JSON.parse(process.argv[2] ?? ''),
);
const agent = new Agent({ keepAlive: true, maxSockets: 100 });
const filter = encodeURIComponent(encodeFilter({ limit: 25 }));
const { nameEn: _nameEn, nameAr: _nameAr, ...calculated } = sampleProduct;
const json = { 'content-type': 'application/json' };
const authorization = `Bearer ${token}`;

interface OwnCall {
  readonly method: string;
  readonly path: string;
  readonly headers: Record<string, string>;
  readonly body?: string;
}
const signIn: OwnCall = {
  method: 'POST',
  path: '/v1/auth/authenticate',
  headers: json,
  body: JSON.stringify({ username: email, password }),
};
const others: readonly OwnCall[] = [
  { method: 'POST', path: '/v1/product/calculate', headers: json, body: JSON.stringify(calculated) },
  { method: 'GET', path: `/v1/product/page?filter=${filter}`, headers: { authorization } },
  { method: 'GET', path: `/v1/notification/page?filter=${filter}`, headers: { authorization } },
];
/** One call in so many signs in: it costs as much as many others, on purpose. */
const signInEvery = 75;

let taken: { readonly isSignIn: boolean; readonly ms: number }[] = [];
const failed = new Map<string, number>();

const fail = (what: string) => failed.set(what, (failed.get(what) ?? 0) + 1);

function call(each: OwnCall): void {
  const began = performance.now();
  const outgoing = request(
    { port, host: '127.0.0.1', agent, method: each.method, path: each.path, headers: each.headers },
    (reply) => {
      reply.resume();
      reply.once('end', () => {
        taken.push({ isSignIn: each === signIn, ms: performance.now() - began });
        if (reply.statusCode !== 200) fail(`${each.path.split('?')[0]} answered ${reply.statusCode}`);
      });
    },
  );
  outgoing.once('error', (error) => fail(`${each.path.split('?')[0]}: ${error.message}`));
  outgoing.end(each.body);
}

process.once('disconnect', () => process.exit());
process.on('message', () => {
  process.send?.({ taken, failed: [...failed].map(([what, count]) => `${count} × ${what}`) });
  taken = [];
  failed.clear();
});
let at = 0;
setInterval(() => {
  at += 1;
  const next = at % signInEvery === 0 ? signIn : others[at % others.length];
  if (next !== undefined) call(next);
}, everyMs);
process.send?.('calling');
