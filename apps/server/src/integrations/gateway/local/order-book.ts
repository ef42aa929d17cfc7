import * as z from 'zod/mini';
import { randomBytes, randomInt } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { withDefault } from '@saer/contract/api/field';
import { passesLuhn } from '@saer/contract/api/card-number';

/** A card that the simulator takes. Numbers and brands are those that the gateway's own documentation publishes for its sandbox. */
interface TestCard {
  readonly number: string;
  readonly brand: (typeof cardBrands)[number];
  /** Tells whether the cardholder must confirm a payment. */
  readonly isAuthenticated: boolean;
}

const cardBrands = ['VISA', 'MASTERCARD', 'MADA'] as const;

export const testCards: readonly TestCard[] = [
  { number: '4005550000000001', brand: 'VISA', isAuthenticated: false },
  { number: '5123456789012346', brand: 'MASTERCARD', isAuthenticated: false },
  { number: '4557012345678902', brand: 'VISA', isAuthenticated: true },
  { number: '5313581000123430', brand: 'MASTERCARD', isAuthenticated: true },
  { number: '5297412542005689', brand: 'MADA', isAuthenticated: true },
];

/** Security codes by which a test card is refused; the simulator's own rule. Every other one is taken. */
export const refusalsBySecurityCode: Readonly<Record<string, string>> = {
  '012': '13012',
  '016': '13016',
  '029': '13029',
  '666': '13666',
  '777': '15777',
  '785': '13785',
};

/** All that is saved of a card. */
const savedCard = z.readonly(
  z.object({
    brand: z.enum(cardBrands),
    /** The first six digits: the bank's number. */
    bin: z.string(),
    lastFour: z.string(),
    /** `YYMM` */
    expiry: z.string(),
    isAuthenticated: z.boolean(),
  }),
);
export type SimulatedCard = z.output<typeof savedCard>;

/** A card as its page sends it. */
interface EnteredCard {
  readonly number: string;
  readonly expiry: string;
}

/** A test card without its number; undefined for every other card. */
export function simulatedCard({ number, expiry }: EnteredCard): SimulatedCard | undefined {
  const digits = number.replace(/[\s-]/g, '');
  const known = testCards.find((card) => card.number === digits);
  if (known === undefined || !/^\d{2}(?:0[1-9]|1[0-2])$/.test(expiry)) return undefined;
  const { brand, isAuthenticated } = known;
  return { brand, bin: digits.slice(0, 6), lastFour: digits.slice(-4), expiry, isAuthenticated };
}

/** Tells whether a card's month is over. */
export const isExpired = ({ expiry }: Pick<SimulatedCard, 'expiry'>, now = new Date()): boolean =>
  Number(expiry) < (now.getUTCFullYear() % 100) * 100 + now.getUTCMonth() + 1;

export const maskedNumber = ({ bin, lastFour }: SimulatedCard): string => `${bin}******${lastFour}`;

const textFields = z.readonly(z.record(z.string(), z.string()));
export type TextFields = z.output<typeof textFields>;

/** Money that an order moved, as a line of the report. Amounts in halalas, or the smallest units of another currency. */
const simulatedOperation = z.readonly(
  z.object({
    operation: z.enum(['PURCHASE', 'AUTHORIZATION', 'CAPTURE', 'REFUND']),
    code: z.string(),
    amount: z.int(),
    currency: z.string(),
    /** Milliseconds since 1970. */
    at: z.int(),
  }),
);
export type SimulatedOperation = z.output<typeof simulatedOperation>;

/** An order at the simulator. Amounts in halalas. */
const simulatedOrder = z.readonly(
  z.object({
    merchantReference: z.string(),
    fortId: z.string(),
    /** As they were received, without card fields and signature. */
    fields: textFields,
    card: savedCard,
    /** The code of the last transaction. */
    code: z.string(),
    authorized: z.int(),
    captured: z.int(),
    refunded: z.int(),
    maintenanceReferences: z.readonly(z.array(z.string())),
    operations: withDefault(z.readonly(z.array(simulatedOperation)), []),
    /** Milliseconds since 1970. */
    startedAt: z.int(),
    /** The token of a card that was saved. */
    tokenName: z.optional(z.string()),
  }),
);
export type SimulatedOrder = z.output<typeof simulatedOrder>;

const simulatedToken = z.readonly(
  z.object({ tokenName: z.string(), card: savedCard, agreementId: z.string(), isActive: z.boolean() }),
);
export type SimulatedToken = z.output<typeof simulatedToken>;

const bookContent = z.object({
  orders: z.array(simulatedOrder),
  tokens: z.array(simulatedToken),
  /** References of tokenizations. */
  tokenizations: z.array(z.string()),
});
type Book = z.output<typeof bookContent>;

/** 18 digits that are no card number, so that a search for those finds none of these. */
export function newFortId(): string {
  const digits = `1699${Array.from({ length: 14 }, () => randomInt(10)).join('')}`;
  return passesLuhn(digits) ? newFortId() : digits;
}

const newTokenName = (): string => randomBytes(16).toString('hex').toUpperCase();
const newAgreementId = (): string => `A${randomBytes(5).toString('hex').toUpperCase()}`;

/** Orders and tokens that a saved file holds at most; the oldest are left out. */
const mostSaved = 2_000;

function readBook(file: string | undefined): Book {
  try {
    if (file !== undefined) return z.parse(bookContent, JSON.parse(readFileSync(file, 'utf8')));
  } catch {
    // None yet, or one that another version wrote: the simulator begins without orders.
  }
  return { orders: [], tokens: [], tokenizations: [] };
}

/** The simulator's orders and tokens: in memory, and in a file if there is a folder for it. Never a whole card number. */
export function orderBook(folder: string | undefined) {
  const file = folder === undefined ? undefined : path.join(folder, 'card-simulator.json');
  const { orders: oldOrders, tokens: oldTokens, tokenizations: oldTokenizations } = readBook(file);
  const orders = new Map(oldOrders.map((order) => [order.merchantReference, order]));
  const tokens = new Map(oldTokens.map((token) => [token.tokenName, token]));
  const tokenizations = new Set(oldTokenizations);
  const content = (): Book => ({
    orders: [...orders.values()].slice(-mostSaved),
    tokens: [...tokens.values()].slice(-mostSaved),
    tokenizations: [...tokenizations].slice(-mostSaved),
  });
  const save = () => {
    if (file === undefined) return;
    writeFileSync(`${file}.new`, JSON.stringify(content()), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  return {
    content,
    order: (merchantReference: string) => orders.get(merchantReference),
    saveOrder: (order: SimulatedOrder): SimulatedOrder => {
      orders.set(order.merchantReference, order);
      save();
      return order;
    },
    token: (tokenName: string) => tokens.get(tokenName),
    saveToken: (card: SimulatedCard): SimulatedToken => {
      const token = { tokenName: newTokenName(), card, agreementId: newAgreementId(), isActive: true };
      tokens.set(token.tokenName, token);
      save();
      return token;
    },
    setTokenActive: (token: SimulatedToken, isActive: boolean): void => {
      tokens.set(token.tokenName, { ...token, isActive });
      save();
    },
    /** Tells whether a tokenization's reference is new; it is not afterwards. */
    useTokenization: (merchantReference: string): boolean => {
      if (tokenizations.has(merchantReference)) return false;
      tokenizations.add(merchantReference);
      save();
      return true;
    },
  };
}
export type OrderBook = ReturnType<typeof orderBook>;
