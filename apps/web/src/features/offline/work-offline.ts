import { isAllowed } from '@saer/contract/api/access';
import { msg } from '@lingui/core/macro';
import { formatMoney } from '@saer/i18n/format-money';
import type { WorkerRequest } from '../../../service-worker/offline-files.ts';
import { feeBookQuery } from '../../domain/fee-book/query.ts';
import { watchFees } from '../../domain/fee-book/watch-fees.ts';
import { removeAbandoned } from '../../domain/pending-changes/change-store.ts';
import { sendPendingChanges, type Outcome, onOutcome } from '../../domain/pending-changes/send-changes.ts';
import { saveProductCopy } from '../../domain/product/product-copy.ts';
import { onOutdated } from '../../lib/api/api.ts';
import { onReconnect } from '../../lib/api/connection.ts';
import { sendEndedSessions } from '../../lib/session/end-session.ts';
import { currentLanguage, loadMessages, i18n } from '../../lib/language/language.ts';
import { readCopy, writeCopy } from '../../lib/offline/offline-copies.ts';
import { saveUnsavedForms } from '../../lib/form/left-forms.ts';
import { queryClient } from '../../lib/api/query-client.ts';
import { currentRole, onSessionChange } from '../../lib/session/session.ts';
import { setUpdateReady } from '../../lib/browser/update-ready.ts';
import { showToast } from '../../lib/browser/toasts.ts';

/** Says whether the server came to another price than this browser did offline. */
const isOtherPrice = ({ change, product }: Extract<Outcome, { is: 'saved' }>): boolean =>
  change.calculated !== undefined && change.calculated.price !== product.finalPrice;

function announce(outcome: Outcome): void {
  const { name } = outcome.change;
  if (outcome.is === 'rejected') {
    const text = i18n._(msg`${name} could not be saved: see My products. What you typed is still there.`);
    showToast({ tone: 'negative', text });
    return;
  }
  const price = formatMoney(outcome.product.finalPrice);
  const text = isOtherPrice(outcome)
    ? i18n._(msg`${name} is saved. By today’s fees its price is ${price}.`)
    : i18n._(msg`${name} is saved at ${price}.`);
  showToast({ tone: isOtherPrice(outcome) ? 'neutral' : 'positive', text });
}

/** Says how changes made offline ended, on whatever page. */
const followOutcomes = (): void => void onOutcome(announce);

const minute = 60_000;
/** Copies older than this are renewed when a page has come to rest. */
const copyMs = 10 * minute;
/** After a change several more may follow. */
const changesMs = 30_000;
const updateMs = 60 * minute;

const isSeller = (): boolean => isAllowed(currentRole(), 'seller');

const post = (worker: ServiceWorker, request: WorkerRequest, ports: MessagePort[] = []): void =>
  worker.postMessage(request, ports);

/** Asks the worker whether the page's own script belongs to the newest version. */
function checkVersion(): void {
  const script = document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
  const worker = navigator.serviceWorker.controller;
  if (script === undefined || worker === null) return;
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', ({ data }) => {
    if (data === false) setUpdateReady();
    port1.close();
  });
  port1.start();
  post(worker, { is: 'check', file: new URL(script).pathname }, [port2]);
}

/** Looks for a newer version now and then: a page may stay open for days. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  let lookedAt = Date.now();
  const look = (): void => {
    if (document.visibilityState !== 'visible' || Date.now() - lookedAt < updateMs) return;
    lookedAt = Date.now();
    void registration.update().catch(() => undefined);
  };
  document.addEventListener('visibilitychange', look);
  setInterval(look, updateMs);
  navigator.serviceWorker.addEventListener('controllerchange', checkVersion);
  checkVersion();
}

async function register(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  } catch {
    // Forbidden by the browser, or no connection by now: the next visit tries again.
    return undefined;
  }
}

/** Saves what the calculator and saved products show offline, of the account that is signed in. */
async function saveCopies(maxAge = copyMs): Promise<void> {
  const { queryKey } = feeBookQuery();
  const book = queryClient.getQueryData(queryKey) ?? (await queryClient.ensureQueryData(feeBookQuery()));
  if (book.copiedAt === undefined) await writeCopy('fee-book', book);
  if (!isSeller()) return;
  const { active } = await navigator.serviceWorker.ready;
  if (active) post(active, { is: 'save', group: 'products' });
  const copy = await readCopy('products');
  if (copy === undefined || Date.now() - copy.at > maxAge) await saveProductCopy();
}

/** Without a connection, or if the server refuses, the former copies stay. */
const trySaveCopies = (maxAge?: number): void => void saveCopies(maxAge).catch(() => undefined);

function saveCopiesAfterChanges(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  queryClient.getMutationCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !isSeller()) return;
    clearTimeout(timer);
    timer = setTimeout(() => trySaveCopies(0), changesMs);
  });
}

const send = (): void => void sendPendingChanges().catch(() => undefined);

/** Ends sessions on the server that were left here without a connection. */
const endSessions = (): void => void sendEndedSessions(currentLanguage());

/** Makes the app open offline from now on, sends what was saved offline, and looks for new fees. Called once a page has come to rest. */
export async function workOffline(): Promise<void> {
  onOutdated(saveUnsavedForms);
  await loadMessages('offline');
  followOutcomes();
  void removeAbandoned();
  onSessionChange(send);
  send();
  onReconnect(endSessions);
  endSessions();
  watchFees();
  if (!('serviceWorker' in navigator)) return;
  const registration = await register();
  if (registration === undefined) return;
  lookForUpdates(registration);
  trySaveCopies();
  onSessionChange(() => trySaveCopies());
  onReconnect(() => trySaveCopies());
  saveCopiesAfterChanges();
}
