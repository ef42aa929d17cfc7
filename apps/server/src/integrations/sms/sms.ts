import { ProviderError, type ProviderReply, Unavailable } from '../call-provider.ts';

interface Sms {
  /** E.164. */
  readonly to: string;
  readonly body: string;
  /** Ours, to recognise the message by. */
  readonly ref: string;
}

/** Common interface of SMS providers, whatever their API. */
export interface SmsProvider {
  readonly send: (sms: Sms) => Promise<{ readonly id: string }>;
}

export interface SmsAccess {
  /** Where the provider is, without a slash at the end. */
  readonly endpoint: string;
  readonly sender: string;
  readonly user: string;
  readonly secret: string;
  /** Where it reports what became of a message; absent: nowhere. */
  readonly reportUrl?: string;
  readonly timeoutMs?: number;
}

/** A number as most providers want it: digits only, with the country and without `+`. */
export const digitsOf = (mobile: string): string => mobile.replace(/^\+/, '');

/** Passes a definitive reply; a failing server, rejected credentials or too many calls may be better later. */
export function requireDecision(reply: ProviderReply): ProviderReply {
  const { status } = reply;
  if (status >= 500 || (status >= 300 && status < 400) || [401, 402, 403, 404, 408, 429].includes(status)) {
    throw new Unavailable(`status ${status}`);
  }
  return reply;
}

/** A provider's rejection, by its code only: the rest may contain the message. */
export const refusal = (code: string | number | null | undefined): ProviderError =>
  new ProviderError(`refused with ${String(code ?? 'no code').slice(0, 40)}`);
