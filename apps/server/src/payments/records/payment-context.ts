import type { Database } from '../../database/database.ts';
import { visitedOrigin } from '../../http/requests/request-address.ts';
import type { InvoiceSeller } from '../../invoices/issuing/invoice-content.ts';
import type { Gateway } from '../../integrations/gateway/gateway.ts';
import { randomInt } from 'node:crypto';

/** Everything that a payment needs from outside this module. */
export interface PaymentContext {
  readonly db: Database;
  readonly secretKey: string;
  readonly siteOrigin: string;
  /** Named on invoices. */
  readonly seller: InvoiceSeller;
  /** Called once a payment has begun or prolonged a subscription. */
  readonly onPlanPaid: () => void;
  /** Undefined in production as long as none is set. */
  readonly gateway: () => Promise<Gateway | undefined>;
}

/** The same for a customer who opened this site at a host: the gateway sends their browser back to where their session is. */
export const visitedContext = (context: PaymentContext, host: string): PaymentContext => ({
  ...context,
  siteOrigin: visitedOrigin(context.siteOrigin, host),
});

/** Letters and digits that nobody confuses when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A reference of an order, which nobody can guess: `S-7K3QX9MZ2AHT`. */
export const newReference = (): string =>
  `S-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
