import { newToken } from '../../../secrets/token.ts';
import type { GatewayAccess } from '../gateway.ts';
import type { FailurePlan, WebhookSender } from './failure-plan.ts';
import { toEcho, readCommand, findCommandRefusal, signedReply } from './incoming.ts';
import {
  type OrderBook,
  type SimulatedToken,
  type TextFields,
  refusalsBySecurityCode,
  type SimulatedCard,
  simulatedCard,
} from './order-book.ts';
import { type Answered, charge, duplicateCode, isPayment, paymentReply } from './transactions.ts';

/** A customer on the simulator's pages. */
export interface CheckoutSession {
  readonly id: string;
  readonly fields: TextFields;
  /** The saved card to pay with. */
  readonly token: SimulatedToken | undefined;
  readonly expiresAt: number;
  /** Set while 3-D Secure waits. */
  readonly card?: SimulatedCard;
}

/** The next page of the browser. */
export type CheckoutStep =
  | { readonly kind: 'card'; readonly session: CheckoutSession; readonly isCardUnknown: boolean }
  | { readonly kind: 'authentication'; readonly session: CheckoutSession }
  /** Posted by the browser at once. */
  | { readonly kind: 'return'; readonly url: string; readonly fields: TextFields }
  | { readonly kind: 'closed' }
  /** A request that nobody can be sent back from. */
  | { readonly kind: 'invalid'; readonly code: string };

interface EnteredFields {
  readonly number: string;
  /** `MM/YY` or `MMYY` */
  readonly expiry: string;
  readonly securityCode: string;
  readonly isRemembered: boolean;
}

const lifeMs = 15 * 60_000;
const mostSessions = 1_000;

const parseExpiry = (text: string): string => {
  const [, month = '', year = ''] = /^\s*(\d\d)\s*\/?\s*(\d\d)\s*$/.exec(text) ?? [];
  return year + month;
};

interface CheckoutDependencies {
  readonly access: GatewayAccess;
  readonly book: OrderBook;
  readonly plan: FailurePlan;
  readonly webhooks: WebhookSender;
}

/** The simulator's checkout: the form that a browser posts, the card, 3-D Secure, and the way back. */
export function simulatedCheckout({ access, book, plan, webhooks }: CheckoutDependencies) {
  const sessions = new Map<string, CheckoutSession>();
  const openSession = (fields: TextFields, token?: SimulatedToken, card?: SimulatedCard): CheckoutSession => {
    const now = Date.now();
    for (const [id, { expiresAt }] of sessions) {
      if (expiresAt < now || sessions.size >= mostSessions) sessions.delete(id);
    }
    const id = newToken();
    const session = { id, fields, token, expiresAt: now + lifeMs, ...(card === undefined ? {} : { card }) };
    sessions.set(id, session);
    return session;
  };
  const find = (id: string): CheckoutSession | undefined => {
    const session = sessions.get(id);
    return session !== undefined && session.expiresAt > Date.now() ? session : undefined;
  };
  const gone: CheckoutStep = { kind: 'invalid', code: '10072' };

  /** The way back to the shop; the result of a payment goes to its address for results as well. */
  async function giveBack(fields: TextFields, { code, more }: Answered): Promise<CheckoutStep> {
    const reply = signedReply(fields, code, more, access);
    if (isPayment(readCommand(fields))) await webhooks.send('transaction', readCommand(fields), reply);
    const failure = plan.forReturn();
    const url = fields['return_url'];
    if (failure?.kind === 'drop' || url === undefined) return { kind: 'closed' };
    return { kind: 'return', url, fields: changedReply(reply, failure?.kind, access) };
  }

  function tokenize(session: CheckoutSession, card: SimulatedCard): Promise<CheckoutStep> {
    const { fields } = session;
    if (!book.useTokenization(fields['merchant_reference'] ?? ''))
      return giveBack(fields, { code: '00066', more: {} });
    const { tokenName } = book.saveToken(card);
    const more = {
      token_name: tokenName,
      card_bin: card.bin,
      card_number: `${card.bin}******${card.lastFour}`,
    };
    return giveBack(fields, { code: '18000', more: { ...more, expiry_date: card.expiry } });
  }

  return {
    /** Takes a form that a browser posted. */
    begin: async (fields: TextFields): Promise<CheckoutStep> => {
      const command = readCommand(fields);
      const isKnown = isPayment(command) || command === 'TOKENIZATION';
      const refusal = isKnown ? findCommandRefusal(fields, access) : '00004';
      // Only who is known to be the merchant says where the browser goes.
      if (refusal !== undefined) return { kind: 'invalid', code: refusal };
      if (fields['return_url'] === undefined) return { kind: 'invalid', code: '00001' };
      const echoed = toEcho(fields);
      const duplicate = isPayment(command)
        ? duplicateCode(fields['merchant_reference'] ?? '', book)
        : undefined;
      if (duplicate !== undefined) return giveBack(echoed, { code: duplicate, more: {} });
      const tokenName = fields['token_name'];
      const token = tokenName === undefined ? undefined : book.token(tokenName);
      if (tokenName !== undefined && token?.isActive !== true)
        return giveBack(echoed, { code: '00044', more: {} });
      return { kind: 'card', session: openSession(echoed, token), isCardUnknown: false };
    },

    /** Takes the card. Its number is compared with the test cards' and goes no further. */
    pay: async (id: string, entered: EnteredFields): Promise<CheckoutStep> => {
      const found = find(id);
      if (found === undefined || found.card !== undefined) return gone;
      const expiry = parseExpiry(entered.expiry);
      const card = found.token?.card ?? simulatedCard({ number: entered.number, expiry });
      if (card === undefined) return { kind: 'card', session: found, isCardUnknown: true };
      sessions.delete(id);
      if (!isPayment(readCommand(found.fields))) return tokenize(found, card);
      // Another window may have paid in the meantime.
      const duplicate = duplicateCode(found.fields['merchant_reference'] ?? '', book);
      if (duplicate !== undefined) return giveBack(found.fields, { code: duplicate, more: {} });
      const fields = entered.isRemembered ? { ...found.fields, remember_me: 'YES' } : found.fields;
      const refusal = refusalsBySecurityCode[entered.securityCode];
      if (refusal === undefined && card.isAuthenticated) {
        charge(fields, card, book, { isWaiting: true });
        return { kind: 'authentication', session: openSession(fields, found.token, card) };
      }
      const failure = refusal === undefined ? plan.forCharge() : undefined;
      return giveBack(fields, paymentReply(charge(fields, card, book, { refusal, failure }), book));
    },

    /** Takes the cardholder's decision. Closing the window leaves the payment open, as it is at the gateway. */
    authenticate: async (id: string, decision: string): Promise<CheckoutStep> => {
      const found = find(id);
      if (found?.card === undefined) return gone;
      if (decision !== 'approve' && decision !== 'decline') return { kind: 'closed' };
      sessions.delete(id);
      const refusal = decision === 'approve' ? undefined : '13030';
      const failure = refusal === undefined ? plan.forCharge() : undefined;
      const order = charge(found.fields, found.card, book, { refusal, failure });
      return giveBack(found.fields, paymentReply(order, book));
    },

    /** The customer goes back without paying. */
    cancel: async (id: string): Promise<CheckoutStep> => {
      const found = find(id);
      if (found === undefined || found.card !== undefined) return gone;
      sessions.delete(id);
      return giveBack(found.fields, { code: '00072', more: {} });
    },

    find,
    /** Begins 3-D Secure for a payment that the merchant's server asked for; its id is part of the page's address. */
    askCardholder: (fields: TextFields, card: SimulatedCard): string =>
      openSession(fields, undefined, card).id,
  };
}
export type SimulatedCheckout = ReturnType<typeof simulatedCheckout>;

const plusOne = (amount: string): string => String(Number(amount) + 1);

/** A reply with a failure that was ordered: about another amount or order (and signed so), or signed wrongly. */
export function changedReply(reply: TextFields, kind: string | undefined, access: GatewayAccess): TextFields {
  const { signature = '' } = reply;
  if (kind === 'wrongSignature')
    return { ...reply, signature: signature.replace(/^./, (first) => (first === '0' ? '1' : '0')) };
  if (kind === 'upperCaseSignature') return { ...reply, signature: signature.toUpperCase() };
  const code = reply['response_code'] ?? '';
  if (kind === 'otherReference')
    return signedReply(reply, code, { merchant_reference: `${reply['merchant_reference']}-2` }, access);
  if (kind !== 'wrongAmount') return reply;
  const amounts = ['amount', 'authorized_amount', 'captured_amount'].flatMap((name) =>
    reply[name] === undefined ? [] : [[name, plusOne(reply[name])] as const],
  );
  return signedReply(reply, code, Object.fromEntries(amounts), access);
}

/** The pages of the local gateway, on our own origin. */
export const checkoutPath = '/local/gateway/FortAPI/paymentPage';
export const cardPath = '/local/gateway/card';
export const authenticationPath = '/local/gateway/3ds';
