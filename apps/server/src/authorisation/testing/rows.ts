import type { AccountRole } from '@saer/contract/api/role';
import { writtenProduct } from '@saer/contract/products/product';
import { eq } from 'drizzle-orm';
import { account } from '../../principals/tables.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import { identityCheck } from '../../auth/nafath/tables.ts';
import { history } from '../../audit/tables.ts';
import { product, productImage } from '../../products/tables.ts';
import { newScenario } from '../../scenarios/testing/new-scenario.ts';
import { sampleProduct, savedProduct } from '../../products/testing/saved-product.ts';
import { productFeeOverride } from '../../fees/tables.ts';
import { addRows } from '../../imports/batch/save-batch.ts';
import { startBatch } from '../../imports/batch/lifecycle.ts';
import { openSession } from '../../auth/sessions/session.ts';
import { passkey, session } from '../../auth/tables.ts';
import { newContactMessage } from '../../contact/testing/contact-rows.ts';
import { newIssue, newSubscriber } from '../../newsletter/testing/newsletter-rows.ts';
import { newInvoice } from '../../invoices/testing/new-invoice.ts';
import { newAnnouncement } from '../../announcements/testing/new-announcement.ts';
import { newRelease } from '../../releases/testing/new-release.ts';
import { newFailedMessage } from '../../messages/testing/new-message.ts';
import { notificationRows } from '../../notifications/testing/new-notification.ts';
import { pushTargetRows } from '../../notifications/testing/new-push-target.ts';
import { newCard, savedPayment } from '../../payments/testing/saved-payment.ts';
import { person, type Person } from '../../testing/accounts.ts';
import { fileRows } from '../../storage/testing/file-rows.ts';
import { newFile } from '../../storage/testing/new-file.ts';
import { newProposal } from '../../proposals/testing/new-proposal.ts';
import { activeSubscription } from '../../subscriptions/testing/active-subscription.ts';
import type { TestApp as WholeTestApp } from '../../testing/test-app.ts';

/** Rows are created in the database: the server itself need not be at hand. */
type TestApp = Pick<WholeTestApp, 'db'>;

export const rowKinds = [
  'account',
  'waitingAccount',
  'deletedAccount',
  'subUser',
  'session',
  'passkey',
  'identityCheck',
  'product',
  'productImage',
  'batch',
  'agreedFee',
  'scenario',
  'change',
  'subscription',
  'payment',
  'savedCard',
  'invoice',
  'contactMessage',
  'contactPicture',
  'newsletterSubscriber',
  'newsletterIssue',
  'feeProposal',
  'notification',
  'pushTarget',
  'failedMessage',
  'announcement',
  'scheduledAnnouncement',
  'release',
  'publishedRelease',
  'file',
] as const;
export type RowKind = (typeof rowKinds)[number];
export type RowKey = number | string;

export interface Rows {
  /** One the caller may name. */
  readonly own: RowKey;
  /** Those that exist, but not for the caller. */
  readonly foreign: readonly RowKey[];
  readonly missing: RowKey;
}

export interface Called extends Person {
  readonly role: AccountRole;
}

/** Creates an account of a role; a sub-user with a new subscriber. Sellers have a plan. */
export async function newCaller(server: TestApp, role: AccountRole): Promise<Called> {
  const subscribed = role === 'USER';
  if (role !== 'SUB_USER') return { ...(await person(server, { role, subscribed })), role };
  const { id: subscriber } = await person(server, { role: 'USER', subscribed: true });
  return { ...(await person(server, { role, subscriber })), role };
}

async function accountIn(server: TestApp, kind: RowKind, role: AccountRole): Promise<number> {
  const { id } = await person(server, {
    role,
    status: kind === 'waitingAccount' ? 'PENDING' : 'ACTIVE',
  });
  if (kind === 'deletedAccount')
    await server.db.update(account).set({ deletedAt: new Date().toISOString() }).where(eq(account.id, id));
  return id;
}

async function accountRows(server: TestApp, kind: RowKind, { role }: Called): Promise<Rows> {
  const foreign =
    role === 'ADMIN'
      ? [await accountIn(server, kind, 'ADMIN'), await accountIn(server, kind, 'SUPER_ADMIN')]
      : [];
  return { own: await accountIn(server, kind, 'USER'), foreign, missing: 999_999 };
}

async function subUserRows(server: TestApp, { id }: Called): Promise<Rows> {
  const other = await person(server, { role: 'USER' });
  const ofOther = await person(server, { role: 'SUB_USER', subscriber: other.id });
  const admin = await person(server, { role: 'ADMIN' });
  const own = await person(server, { role: 'SUB_USER', subscriber: id });
  return { own: own.id, foreign: [ofOther.id, other.id, admin.id], missing: 999_999 };
}

/** A session of another tenant, of the own sub-user, and of the own subscriber: none is one's own. */
async function sessionRows(server: TestApp, { id, role }: Called): Promise<Rows> {
  const other = await person(server, { role: 'USER' });
  const foreign = [other.sessionId];
  if (role === 'USER') foreign.push((await person(server, { role: 'SUB_USER', subscriber: id })).sessionId);
  if (role === 'SUB_USER') {
    const [own] = await server.db.select().from(account).where(eq(account.id, id));
    const ofSubscriber = await server.db
      .select({ sessionId: session.id })
      .from(session)
      .where(eq(session.accountId, own?.subscriberId ?? 0));
    foreign.push(...ofSubscriber.map(({ sessionId }) => sessionId));
  }
  const caller = { platform: 'web', userAgent: 'test', address: '127.0.0.1' };
  const { sessionId } = await server.db.transaction((tx) => openSession(tx, id, caller));
  return { own: sessionId, foreign, missing: crypto.randomUUID() };
}

/** Nobody touches another's passkey, not even an admin. */
async function passkeyRows(server: TestApp, { id }: Called): Promise<Rows> {
  const other = await person(server, { role: 'USER' });
  const saved = [];
  for (const accountId of [id, other.id]) {
    const [row] = await server.db
      .insert(passkey)
      .values({
        accountId,
        credentialId: crypto.randomUUID(),
        publicKey: 'x',
        counter: 0,
        transports: [],
        name: 'Phone',
        isBackedUp: false,
        isSuspended: false,
      })
      .returning({ id: passkey.id });
    saved.push(row?.id ?? 0);
  }
  const [own = 0, foreign = 0] = saved;
  return { own, foreign: [foreign], missing: 999_999 };
}

async function identityCheckRows(server: TestApp, { id }: Called): Promise<Rows> {
  const other = await person(server, { role: 'USER' });
  const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
  const expiresAt = new Date(Date.now() + 60_000).toISOString();
  for (const [key, accountId] of [
    [own, id],
    [foreign, other.id],
  ] as const)
    await server.db.insert(identityCheck).values({
      id: key,
      accountId,
      identityHash: 'x',
      transId: crypto.randomUUID(),
      random: '42',
      status: 'REJECTED',
      expiresAt,
    });
  return { own, foreign: [foreign], missing: crypto.randomUUID() };
}

/** A sub-user's are those of their subscriber; admins may read and correct every one. */
async function productRows(server: TestApp, { id, role }: Called): Promise<Rows> {
  const [caller] = await server.db.select().from(account).where(eq(account.id, id));
  const other = await savedProduct(server, await person(server, { role: 'USER' }));
  if (role === 'ADMIN' || role === 'SUPER_ADMIN') return { own: other.id, foreign: [], missing: 999_999 };
  const own = await savedProduct(server, { id: caller?.subscriberId ?? id });
  return { own: own.id, foreign: [other.id], missing: 999_999 };
}

async function readPicture(server: TestApp, key: RowKey): Promise<number> {
  const [of] = await server.db
    .select({ ownerId: product.ownerId })
    .from(product)
    .where(eq(product.id, Number(key)));
  const fileId = await newFile(server, { bucketId: 'product-pictures', ownerId: of?.ownerId ?? null });
  const [row] = await server.db
    .insert(productImage)
    .values({ productId: Number(key), width: 1, height: 1, fileId, thumbnail: Buffer.from('RIFF') })
    .returning({ id: productImage.id });
  return row?.id ?? 0;
}

async function readAgreedFee({ db }: TestApp, accountId: number): Promise<number> {
  const [row] = await db
    .insert(productFeeOverride)
    .values({ accountId, storeId: 1, barcode: '628', referralRate: 900, status: 'proposed' })
    .returning({ id: productFeeOverride.id });
  return row?.id ?? 0;
}

/** Product images, with the owner the case needs. */
async function productImageRows(server: TestApp, caller: Called): Promise<Rows> {
  const { own, foreign, missing } = await productRows(server, caller);
  const others = await Promise.all(foreign.map((key) => readPicture(server, key)));
  return { own: await readPicture(server, own), foreign: others, missing };
}

/** A sub-user's are those of their subscriber: a sheet with its one row, ready to be stored. */
async function batchRows(server: TestApp, { id }: Called): Promise<Rows> {
  const [caller] = await server.db.select().from(account).where(eq(account.id, id));
  const other = await person(server, { role: 'USER' });
  const [own, foreign] = [crypto.randomUUID(), crypto.randomUUID()];
  for (const [key, ownerId] of [
    [own, caller?.subscriberId ?? id],
    [foreign, other.id],
  ] as const) {
    await startBatch(server.db, ownerId, { key, rows: 1 });
    await addRows(server.db, ownerId, {
      key,
      from: 0,
      products: [parseInput(writtenProduct, sampleProduct)],
    });
  }
  return { own, foreign: [foreign], missing: crypto.randomUUID() };
}

/** A sub-user's are those of their subscriber; admins may change every one. */
async function agreedFeeRows(server: TestApp, { id, role }: Called): Promise<Rows> {
  const [caller] = await server.db.select().from(account).where(eq(account.id, id));
  const other = await readAgreedFee(server, (await person(server, { role: 'USER' })).id);
  if (role === 'ADMIN' || role === 'SUPER_ADMIN') return { own: other, foreign: [], missing: 999_999 };
  return {
    own: await readAgreedFee(server, caller?.subscriberId ?? id),
    foreign: [other],
    missing: 999_999,
  };
}

/** A sub-user's are those of their subscriber. */
async function scenarioRows(server: TestApp, { id }: Called): Promise<Rows> {
  const [caller] = await server.db.select().from(account).where(eq(account.id, id));
  const other = await person(server, { role: 'USER' });
  return {
    own: await newScenario(server.db, caller?.subscriberId ?? id),
    foreign: [await newScenario(server.db, other.id)],
    missing: 999_999,
  };
}

async function readChange({ db }: TestApp, key: RowKey): Promise<number> {
  const [of] = await db
    .select()
    .from(product)
    .where(eq(product.id, Number(key)));
  const [row] = await db
    .insert(history)
    .values({
      entity: 'product',
      entityId: Number(key),
      ownerId: of?.ownerId ?? null,
      action: 'update',
      before: { monthlySales: 5 },
      after: { monthlySales: null },
    })
    .returning({ id: history.id });
  return row?.id ?? 0;
}

/** Changes of products, with the owner the case needs. */
async function changeRows(server: TestApp, caller: Called): Promise<Rows> {
  const { own, foreign, missing } = await productRows(server, caller);
  const others = await Promise.all(foreign.map((key) => readChange(server, key)));
  return { own: await readChange(server, own), foreign: others, missing };
}

/** Active subscriptions: the caller's own, or any for admins. */
async function subscriptionRows(server: TestApp, { id, role }: Called): Promise<Rows> {
  const other = await activeSubscription(server, (await person(server, { role: 'USER' })).id);
  if (role === 'ADMIN' || role === 'SUPER_ADMIN') return { own: other, foreign: [], missing: 999_999 };
  return { own: await activeSubscription(server, id), foreign: [other], missing: 999_999 };
}

/** Payments that succeeded, by their references. */
async function paymentRows(server: TestApp, { id }: Called): Promise<Rows> {
  const own = await savedPayment(server, id);
  const other = await savedPayment(server, (await person(server, { role: 'USER' })).id);
  return { own: own.reference, foreign: [other.reference], missing: 'S-MISSING-1' };
}

async function savedCardRows({ db }: TestApp, { id }: Called): Promise<Rows> {
  const other = await person({ db }, { role: 'USER' });
  return { own: await newCard(db, id), foreign: [await newCard(db, other.id)], missing: 999_999 };
}

/** Invoices: the caller's own, or any for admins. */
async function invoiceRows(server: TestApp, { id, role }: Called): Promise<Rows> {
  const other = await newInvoice(server, (await person(server, { role: 'USER' })).id);
  if (role === 'ADMIN' || role === 'SUPER_ADMIN') return { own: other.id, foreign: [], missing: 999_999 };
  return { own: (await newInvoice(server, id)).id, foreign: [other.id], missing: 999_999 };
}

/** Rows that only admins may see, and every one of them. */
const adminRow = async (created: Promise<number>): Promise<Rows> => ({
  own: await created,
  foreign: [],
  missing: 999_999,
});

/** Creates rows of a kind that the caller owns, does not own, or that do not exist. */
export function rowsFor(server: TestApp, kind: RowKind, caller: Called): Promise<Rows> {
  if (kind === 'subUser') return subUserRows(server, caller);
  if (kind === 'passkey') return passkeyRows(server, caller);
  if (kind === 'session') return sessionRows(server, caller);
  if (kind === 'product') return productRows(server, caller);
  if (kind === 'productImage') return productImageRows(server, caller);
  if (kind === 'agreedFee') return agreedFeeRows(server, caller);
  if (kind === 'scenario') return scenarioRows(server, caller);
  if (kind === 'change') return changeRows(server, caller);
  if (kind === 'subscription') return subscriptionRows(server, caller);
  if (kind === 'payment') return paymentRows(server, caller);
  if (kind === 'savedCard') return savedCardRows(server, caller);
  if (kind === 'invoice') return invoiceRows(server, caller);
  if (kind === 'contactMessage') return adminRow(newContactMessage(server).then(({ id }) => id));
  if (kind === 'contactPicture') return adminRow(newContactMessage(server).then(({ entryId }) => entryId));
  if (kind === 'newsletterSubscriber') return adminRow(newSubscriber(server));
  if (kind === 'pushTarget') return pushTargetRows(server, caller.id);
  if (kind === 'notification') return notificationRows(server, caller.id);
  if (kind === 'failedMessage') return adminRow(newFailedMessage(server));
  if (kind === 'announcement') return adminRow(newAnnouncement(server));
  if (kind === 'scheduledAnnouncement')
    return adminRow(newAnnouncement(server, { state: 'SCHEDULED', sendAt: '2099-01-01T00:00:00.000Z' }));
  if (kind === 'release' || kind === 'publishedRelease') return adminRow(newRelease(server, kind));
  if (kind === 'feeProposal') return adminRow(newProposal(server));
  // One that can be sent: there is somebody to send it to.
  if (kind === 'newsletterIssue') return adminRow(newSubscriber(server).then(() => newIssue(server)));
  if (kind === 'file') return fileRows(server, caller);
  if (kind === 'batch') return batchRows(server, caller);
  if (kind === 'identityCheck') return identityCheckRows(server, caller);
  return accountRows(server, kind, caller);
}
