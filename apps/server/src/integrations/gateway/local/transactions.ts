import { type MoneyCommand, toOutcome } from '../fields.ts';
import type { MoneyFailure } from './failure-plan.ts';
import {
  newFortId,
  type OrderBook,
  type SimulatedOperation,
  type SimulatedOrder,
  type TextFields,
  isExpired,
  maskedNumber,
  type SimulatedCard,
} from './order-book.ts';

/** A reply before it is signed. */
export interface Answered {
  readonly code: string;
  readonly more: Readonly<Record<string, string | undefined>>;
}

const refused = (code: string): Answered => ({ code, more: {} });

const doneCodes = { PURCHASE: '14000', AUTHORIZATION: '02000' } as const;
type PaymentCommand = keyof typeof doneCodes;

export const isPayment = (command: string): command is PaymentCommand => Object.hasOwn(doneCodes, command);

/** The reply about a payment's order, as it comes by every way. */
export const paymentReply = (
  { fortId, card, code, fields, tokenName, operations }: SimulatedOrder,
  book: OrderBook,
): Answered => ({
  code,
  more: {
    ...(operations[0] === undefined
      ? {}
      : { amount: String(operations[0].amount), currency: operations[0].currency }),
    fort_id: fortId,
    payment_option: card.brand,
    card_number: maskedNumber(card),
    expiry_date: card.expiry,
    eci: fields['eci'] ?? 'ECOMMERCE',
    ...(tokenName === undefined
      ? {}
      : { token_name: tokenName, agreement_id: book.token(tokenName)?.agreementId }),
    ...(code.endsWith('000') ? { authorization_code: '831000' } : {}),
  },
});

/** The code by which a reference that was used before is refused. */
export function duplicateCode(merchantReference: string, book: OrderBook): string | undefined {
  const order = book.order(merchantReference);
  if (order === undefined) return undefined;
  return order.captured > 0 || order.authorized > 0 ? '00047' : '00007';
}

/** A code that was ordered: one that leaves things open may hide a payment that was done. */
export interface ForcedCode {
  readonly code: string;
  readonly isDone: boolean;
}

/** The money that a charge of an amount moves, an entry for each time. */
function movedBy(amount: number, failure: MoneyFailure | undefined): readonly number[] {
  if (failure === 'takesLess') return [Math.max(1, amount - 100)];
  if (failure === 'takesMore') return [amount + 100];
  return failure === 'takesTwice' ? [amount, amount] : [amount];
}

/** Charges a card and saves the order. Undefined as a code: it waits for 3-D Secure. */
export function charge(
  fields: TextFields,
  card: SimulatedCard,
  book: OrderBook,
  {
    refusal,
    isWaiting = false,
    failure,
  }: {
    readonly refusal?: string | undefined;
    readonly isWaiting?: boolean;
    readonly failure?: MoneyFailure | undefined;
  },
): SimulatedOrder {
  const command: PaymentCommand = fields['command'] === 'AUTHORIZATION' ? 'AUTHORIZATION' : 'PURCHASE';
  const merchantReference = fields['merchant_reference'] ?? '';
  const failed = refusal ?? (isExpired(card) ? '13012' : undefined);
  const moved = failed === undefined && !isWaiting ? movedBy(Number(fields['amount']), failure) : [];
  const amount = moved.reduce((sum, each) => sum + each, 0);
  const doneCode = failure === 'neverClears' ? '15777' : doneCodes[command];
  const currency = failure === 'otherCurrency' ? 'USD' : 'SAR';
  const at = Date.now();
  const operations = moved.map((each): SimulatedOperation => ({
    operation: command,
    code: doneCodes[command],
    amount: each,
    currency,
    at,
  }));
  const isSaved = fields['remember_me'] === 'YES' && amount > 0 && fields['token_name'] === undefined;
  const tokenName = isSaved ? book.saveToken(card).tokenName : fields['token_name'];
  return book.saveOrder({
    merchantReference,
    fortId: book.order(merchantReference)?.fortId ?? newFortId(),
    fields,
    card,
    code: failed ?? (isWaiting ? '20064' : doneCode),
    // What was asked for: only the captured amount tells that less was taken.
    authorized: failure === 'takesLess' ? Number(fields['amount']) : amount,
    captured: command === 'PURCHASE' ? amount : 0,
    refunded: 0,
    maintenanceReferences: [],
    operations,
    startedAt: at,
    ...(tokenName === undefined ? {} : { tokenName }),
  });
}

const newOperation = (
  operation: SimulatedOperation['operation'],
  code: string,
  amount: number,
): SimulatedOperation => ({ operation, code, amount, currency: 'SAR', at: Date.now() });

type Operation = (fields: TextFields, order: SimulatedOrder, amount: number) => SimulatedOrder | string;

/** Commands about an order that exists; a text is the code of a refusal. */
const laterOperations: Readonly<Record<Exclude<MoneyCommand, PaymentCommand>, Operation>> = {
  CAPTURE: (_fields, order, amount) => {
    if (order.authorized === 0 || order.captured >= order.authorized) return '00047';
    if (order.captured + amount > order.authorized) return '05042';
    return {
      ...order,
      code: '04000',
      captured: order.captured + amount,
      operations: [...order.operations, newOperation('CAPTURE', '04000', amount)],
    };
  },
  VOID_AUTHORIZATION: (_fields, order) => {
    if (order.authorized === 0 || order.captured > 0 || order.code === '08000') return '00047';
    return { ...order, code: '08000' };
  },
  REFUND: (fields, order, amount) => {
    const reference = fields['maintenance_reference'];
    if (reference !== undefined && order.maintenanceReferences.includes(reference)) return '00047';
    if (order.refunded + amount > order.captured) return '07048';
    const { maintenanceReferences: before } = order;
    return {
      ...order,
      code: '06000',
      refunded: order.refunded + amount,
      maintenanceReferences: reference === undefined ? before : [...before, reference],
      operations: [...order.operations, newOperation('REFUND', '06000', amount)],
    };
  },
};

/** Captures, releases or gives back. */
export function operate(command: string, fields: TextFields, book: OrderBook, forced?: ForcedCode): Answered {
  const known = (['CAPTURE', 'VOID_AUTHORIZATION', 'REFUND'] as const).find((each) => each === command);
  const order = book.order(fields['merchant_reference'] ?? '');
  if (known === undefined || order === undefined) return refused('00036');
  const isHidden = forced?.isDone === true && toOutcome(known, forced.code) === 'uncertain';
  if (forced !== undefined && !isHidden) return refused(forced.code);
  const result = laterOperations[known](fields, order, Number(fields['amount']));
  if (typeof result === 'string') return refused(result);
  const { code, fortId } = book.saveOrder(result);
  return { code: forced?.code ?? code, more: { fort_id: fortId } };
}

/** A payment that its cardholder has not confirmed after this time counts as cancelled. */
const waitingMs = 20 * 60_000;

/** The state of an order. */
export function answerStatus(fields: TextFields, book: OrderBook): Answered {
  const order = book.order(fields['merchant_reference'] ?? '');
  if (order === undefined) return refused('11036');
  const { fortId, authorized, captured, refunded, operations } = order;
  const other = operations.find(({ currency }) => currency !== 'SAR');
  const isAbandoned = order.code === '20064' && Date.now() > order.startedAt + waitingMs;
  const code = isAbandoned ? '00072' : order.code;
  return {
    code: '12000',
    more: {
      fort_id: fortId,
      transaction_code: code,
      transaction_status: code.slice(0, 2),
      authorized_amount: String(authorized),
      captured_amount: String(captured),
      refunded_amount: String(refunded),
      ...(other === undefined ? {} : { currency: other.currency }),
    },
  };
}

/** Switches a token on or off. */
export function updateToken(fields: TextFields, book: OrderBook): Answered {
  const token = book.token(fields['token_name'] ?? '');
  if (token === undefined) return refused('00044');
  book.setTokenActive(token, fields['token_status'] === 'ACTIVE');
  return { code: '58063', more: {} };
}
