import type { PurchaseStep } from '@saer/contract/subscriptions/payment';
import { basePath } from '@saer/contract/api/endpoint';
import { eq } from 'drizzle-orm';
import { AppError } from '../../http/replies/app-error.ts';
import type { Gateway } from '../../integrations/gateway/gateway.ts';
import { decryptToken } from '../cards/saved-cards.ts';
import type { OrderRow, TransactionRow } from '../records/payment.ts';
import type { PaymentContext } from '../records/payment-context.ts';
import { finalizePayment } from '../finalizing/finalize-payment.ts';
import { paymentOrder, savedCard, transaction } from '../tables.ts';

/** An address as the gateway takes it: characters before the @ that it does not take are left out. */
function gatewayEmail(email: string): string {
  const [local = '', domain = ''] = email.split('@');
  const plain = local.replaceAll(/[^\w.+-]/g, '');
  return `${plain === '' ? 'customer' : plain}@${domain}`;
}

/** Where the gateway sends the browser back to, below the base path. */
export const returnPath = '/payfort-payment/return';

/** The gateway; refused where none is set. */
export async function requireGateway({ gateway }: PaymentContext): Promise<Gateway> {
  const found = await gateway();
  if (found === undefined) throw new AppError({ code: 'partnerUnavailable' });
  return found;
}

async function findOrder({ db }: PaymentContext, { orderId }: TransactionRow) {
  const [order] = await db.select().from(paymentOrder).where(eq(paymentOrder.id, orderId));
  if (order === undefined) throw new AppError({ code: 'rowGone' });
  return order;
}

const toDescription = ({ planNameEn, period }: { planNameEn: string; period: string }): string =>
  `Saer ${planNameEn} ${period === 'MONTHLY' ? 'month' : 'year'}`;

/** Pays with a token, and writes what became of it. Returns the bank's page, where the customer must confirm. */
export async function payByToken(
  context: PaymentContext,
  payment: TransactionRow,
  more: {
    readonly tokenName: string;
    readonly customerIp: string;
    readonly isRecurring?: boolean;
    readonly agreementId?: string;
    readonly rememberCard?: boolean;
  },
): Promise<string | undefined> {
  const gateway = await requireGateway(context);
  const order = await findOrder(context, payment);
  const { outcome, reply, authenticationUrl } = await gateway.purchaseByToken({
    merchantReference: payment.reference,
    amount: payment.amount,
    language: payment.language,
    customerEmail: gatewayEmail(order.customerEmail),
    customerName: order.customerName,
    description: toDescription(order),
    returnUrl: `${context.siteOrigin}${basePath}${returnPath}`,
    ...more,
  });
  if (outcome !== 'uncertain')
    await finalizePayment(context, payment.id, { outcome, ...(reply === undefined ? {} : { reply }) });
  if (authenticationUrl !== undefined)
    await context.db.update(transaction).set({ authenticationUrl }).where(eq(transaction.id, payment.id));
  return authenticationUrl;
}

/** The next step of the browser about a payment that was begun; its order is read where it is not given. */
export async function nextStep(
  context: PaymentContext,
  payment: TransactionRow,
  known?: OrderRow,
): Promise<PurchaseStep> {
  const { reference, status, method, authenticationUrl, language, amount, savesCard } = payment;
  if (status !== 'PENDING') return { method: 'result', reference };
  if (authenticationUrl !== null) return { method: '3ds', reference, url: authenticationUrl };
  if (method !== 'PAGE' && method !== 'FRAME') return { method: 'result', reference };
  const gateway = await requireGateway(context);
  const order = known ?? (await findOrder(context, payment));
  const returnUrl = `${context.siteOrigin}${basePath}${returnPath}`;
  const identified = { merchantReference: reference, language, returnUrl };
  if (method === 'FRAME') {
    const { url, fields } = gateway.tokenizationForm(identified);
    return { method: 'iframe', reference, url, fields };
  }
  const { url, fields } = gateway.purchaseForm({
    ...identified,
    amount,
    customerEmail: gatewayEmail(order.customerEmail),
    customerName: order.customerName,
    description: toDescription(order),
    rememberCard: savesCard,
  });
  return { method: 'redirect', reference, url, fields };
}

/** Asks for the money with a saved card. */
export async function payBySavedCard(
  context: PaymentContext,
  payment: TransactionRow,
  customerIp: string,
): Promise<PurchaseStep> {
  const { reference, savedCardId } = payment;
  const [card] = await context.db
    .select()
    .from(savedCard)
    .where(eq(savedCard.id, savedCardId ?? 0));
  const tokenName = card === undefined ? undefined : decryptToken(card, context.secretKey);
  if (tokenName === undefined) {
    await finalizePayment(context, payment.id, { outcome: 'failed', failure: 'wrongCard' });
    return { method: 'result', reference };
  }
  const authenticationUrl = await payByToken(context, payment, { tokenName, customerIp });
  return authenticationUrl === undefined
    ? { method: 'result', reference }
    : { method: '3ds', reference, url: authenticationUrl };
}
