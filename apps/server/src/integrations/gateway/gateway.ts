import type { Identified, Outcome } from './fields.ts';
import type { GatewayReply } from './reply.ts';

/** The gateway's addresses, and our identity there. */
export interface GatewayAccess {
  /** Where a browser posts its form. A path on our own origin: the simulator. */
  readonly checkoutUrl: string;
  /** Where this server posts its JSON. */
  readonly apiUrl: string;
  readonly merchant: string;
  readonly accessCode: string;
  /** Signs what we send. */
  readonly requestPhrase: string;
  /** Signs what the gateway sends. */
  readonly responsePhrase: string;
  /** Where the simulator gives its report. The gateway's own comes as a file: what its reporting API sends is not published. */
  readonly reportUrl?: string;
  /** Milliseconds that a reply may take; by default those of every external system. */
  readonly timeoutMs?: number;
}

/** Why an outcome is uncertain. */
export type UncertainReason =
  /** No reply in time, or the connection broke. */
  | 'noAnswer'
  /** An HTTP error, a redirect, or a reply that cannot be read. */
  | 'unreadable'
  /** A reply that is not signed by the gateway. */
  | 'signature'
  /** A signed reply about another order, amount, currency or command. */
  | 'mismatch'
  /** A status query about a reference that the gateway does not know: nothing was charged yet. */
  | 'unknownOrder'
  /** The customer must confirm the payment at `authenticationUrl`. */
  | 'authentication'
  /** The gateway's own code leaves it open. */
  | 'code';

/** The answer to a command. Only `paid` and `failed` were said by the gateway under its signature about exactly this order and amount. */
export interface GatewayResult {
  readonly outcome: Outcome;
  /** With `uncertain` alone. */
  readonly reason?: UncertainReason;
  /** Present if it was signed, also where it does not fit. */
  readonly reply?: GatewayReply;
  /** With `authentication` alone: the whole page of the browser goes there. */
  readonly authenticationUrl?: string;
}

/** A payment's state. Amounts in halalas, undefined where the gateway names none. */
export interface GatewayStatus extends GatewayResult {
  /** The last transaction's response code. */
  readonly transactionCode?: string;
  readonly authorizedAmount?: number;
  readonly capturedAmount?: number;
  readonly refundedAmount?: number;
}

export interface OrderRequest extends Identified {
  /** Halalas. */
  readonly amount: number;
}

/** A purchase on the gateway's own page. */
export interface PurchaseFormRequest extends OrderRequest {
  readonly customerEmail: string;
  readonly returnUrl: string;
  readonly customerName?: string;
  readonly description?: string;
  /** A saved card to pay with: the page asks for its security code only. */
  readonly tokenName?: string;
  /** Tells whether the gateway saves the card; the reply then has its token. */
  readonly rememberCard?: boolean;
}

/** A card's token from the gateway's page in an iframe; the purchase follows with `purchaseByToken`. */
export interface TokenizationFormRequest extends Identified {
  readonly returnUrl: string;
}

/** A form that the browser posts as it is. */
export interface GatewayForm {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface TokenPurchaseRequest extends OrderRequest {
  readonly tokenName: string;
  readonly customerEmail: string;
  readonly customerIp: string;
  readonly customerName?: string;
  readonly description?: string;
  /** Where the browser comes back to after 3-D Secure; not needed for a renewal. */
  readonly returnUrl?: string;
  /** A renewal without the customer. mada does not take part in it. */
  readonly isRecurring?: boolean;
  /** From the reply to the first payment of a renewal. */
  readonly agreementId?: string;
  readonly rememberCard?: boolean;
}

export interface RefundRequest extends OrderRequest {
  /** Ours, one for each refund: the same refund asked for again is not paid again. */
  readonly maintenanceReference: string;
}

/** A notification that is the gateway's, about some order of ours; its amount is to be compared with the order's. */
export interface GatewayNotification {
  /** The outcome of `command`: that of a refund says nothing about the payment. A tokenization is never `paid`. */
  readonly outcome: Outcome;
  readonly reply: GatewayReply;
}

/** Why a notification is not believed. */
export type NotificationRefusal = 'tooLong' | 'unreadable' | 'signature' | 'mismatch';

export type NotificationResult = GatewayNotification | { readonly refusal: NotificationRefusal };

/** Reads a webhook or the form that a browser brings back, as received: at most 64 KiB of JSON or form. */
export type ReadNotification = (body: string, contentType: string | undefined) => NotificationResult;

/**
 * The card gateway. Every function that calls it answers `uncertain` where it cannot be reached or believed, and never throws for that.
 * All throw `InvalidGatewayField` for a value that it does not take, before anything is sent.
 */
export interface Gateway {
  readonly purchaseForm: (request: PurchaseFormRequest) => GatewayForm;
  readonly tokenizationForm: (request: TokenizationFormRequest) => GatewayForm;
  readonly purchaseByToken: (request: TokenPurchaseRequest) => Promise<GatewayResult>;
  /** Takes an authorized amount, or a part of it. */
  readonly capture: (request: OrderRequest) => Promise<GatewayResult>;
  readonly voidAuthorization: (request: Identified) => Promise<GatewayResult>;
  readonly refund: (request: RefundRequest) => Promise<GatewayResult>;
  /** The state of an order, whose amount must be this one. */
  readonly checkStatus: (request: OrderRequest) => Promise<GatewayStatus>;
  /** Tells whether a saved card can no longer be used; false: try again later. */
  readonly deactivateToken: (request: Identified & { readonly tokenName: string }) => Promise<boolean>;
  /** The money that moved between two instants in milliseconds, as a CSV; undefined where it comes as a file, or cannot be read now. */
  readonly report: (from: number, to: number) => Promise<string | undefined>;
  /** Nothing in it is signed with a time, so that it can come again for ever: states may only go forward. */
  readonly readNotification: ReadNotification;
}
