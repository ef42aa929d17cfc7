import { encodeFilter } from '@saer/contract/api/list-filter';
import { pageProducts } from '@saer/contract/products/product';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { z } from 'zod';
import { sampleProduct, savedProduct } from '../products/testing/saved-product.ts';
import { person, type Person } from '../testing/accounts.ts';
import { type CuttableConnections, cuttableConnections, type CutMoment } from '../testing/cut-connections.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import {
  correctionInReview,
  type Publication,
  publicationBody,
  publicationState,
} from './testing/publication.ts';

const { nameEn: _nameEn, nameAr: _nameAr, ...calculated } = sampleProduct;

let connections: CuttableConnections;
/** Another process of the server, which nothing happens to. */
let server: TestApp;
let killed: TestApp;
let author: Person;
let other: Person;
let seller: Person;
beforeAll(async () => {
  connections = await cuttableConnections(inject('testServer'));
  server = await testApp();
  killed = await testApp({ beside: server, through: connections.connection });
  author = await person(server, { role: 'ADMIN' });
  other = await person(server, { role: 'ADMIN' });
  seller = await person(server, { role: 'USER', subscribed: true });
});
afterAll(async () => {
  await killed[Symbol.asyncDispose]();
  await server[Symbol.asyncDispose]();
  await connections[Symbol.asyncDispose]();
});

/** Tells whether a correction is in force, of which everything that is written agrees. */
async function isPublished(publication: Publication): Promise<boolean> {
  const { isPublished: isIt, contradictions } = await publicationState(server, publication);
  expect(contradictions).toEqual([]);
  return isIt;
}

const publish = (publication: Publication) =>
  killed.post('/v1/fee-table/publish', publicationBody(publication), other.headers);

async function tableOfPrices(at: TestApp): Promise<number> {
  const { json } = await at.post('/v1/product/calculate', calculated, seller.headers);
  return Number(z.object({ version: z.object({ id: z.string() }) }).parse(json).version.id);
}

/** Tells whether the newest product of the seller was priced by another fee table than the one in force. */
async function isOutdated(): Promise<boolean | undefined> {
  const filter = encodeFilter({ limit: 1, order_by: { createdAt: 'desc' } });
  const { json } = await killed.get(`/v1/product/page?filter=${encodeURIComponent(filter)}`, seller.headers);
  return pageProducts.reply.parse(json).data[0]?.outdated;
}

/** Publishes a table and kills the process at a statement of it; tells whether it got that far, and whether the table was in force afterwards. */
async function killedAt(publication: Publication, statement: number, moment: CutMoment) {
  // From here on the process has its fees in memory.
  expect(await tableOfPrices(killed)).toBe(publication.corrects);
  connections.cutAt(statement, moment);
  const { status } = await publish(publication);
  const wasKilled = connections.endCutting();
  expect([moment, statement, status]).toEqual([moment, statement, wasKilled ? 503 : 200]);
  const isInForce = await isPublished(publication);
  const table = isInForce ? publication.correction.id : publication.corrects;
  expect([await tableOfPrices(killed), await tableOfPrices(server)]).toEqual([table, table]);
  expect(await isOutdated()).toBe(isInForce);
  return { wasKilled, isInForce };
}

test.each([
  ['before', 'reaches the database', false],
  ['after', 'is done', true],
] as const)(
  'a process that is killed %s a statement of publishing %s has put the table in force whole, or not at all',
  async (moment, _what, isKilledAtLast) => {
    await savedProduct(server, seller, { cost: isKilledAtLast ? 50_00 : 60_00 });
    const publication = await correctionInReview(server, author, other);
    let kills = 0;
    // Publishing again gets one statement further each time, to the end.
    for (let isOver = false; !isOver;) {
      const { wasKilled, isInForce } = await killedAt(publication, kills + 1, moment);
      if (wasKilled) kills += 1;
      isOver = isInForce || !wasKilled;
      if (isOver) expect({ wasKilled, isInForce }).toEqual({ wasKilled: isKilledAtLast, isInForce: true });
    }
    expect(kills).toBeGreaterThan(20);
    expect(await publish(publication)).toMatchObject({ status: 409, json: { code: 'versionStateChanged' } });
    expect(await isPublished(publication)).toBe(true);
  },
  60_000,
);
