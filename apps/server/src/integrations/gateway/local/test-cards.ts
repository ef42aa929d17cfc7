import * as z from 'zod/mini';

/** A card that the simulator takes. Numbers and brands are those that the gateway's own documentation publishes for its sandbox. */
interface TestCard {
  readonly number: string;
  readonly brand: (typeof cardBrands)[number];
  /** Whether the cardholder must confirm a payment. */
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
export const savedCard = z.readonly(
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

/** Whether a card's month is over. */
export const isExpired = ({ expiry }: Pick<SimulatedCard, 'expiry'>, now = new Date()): boolean =>
  Number(expiry) < (now.getUTCFullYear() % 100) * 100 + now.getUTCMonth() + 1;

export const maskedNumber = ({ bin, lastFour }: SimulatedCard): string => `${bin}******${lastFour}`;
