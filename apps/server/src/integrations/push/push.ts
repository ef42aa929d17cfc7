import type { WebSubscription } from '@saer/contract/account/push';

/** A message as a device shows it. */
export interface PushMessage {
  /** One that is sent again takes the place of the first. */
  readonly tag: string;
  readonly title: string;
  readonly body: string;
  /** The page that it opens, with its origin. */
  readonly url: string;
  readonly language: 'ar' | 'en';
  /** Seconds for which it is worth anything. */
  readonly lifetime: number;
  readonly isUrgent: boolean;
}

export type PushAddress =
  | { readonly kind: 'web'; readonly subscription: WebSubscription }
  | { readonly kind: 'fcm'; readonly token: string };

/** `gone`: there is no such device any more. */
type PushOutcome = 'sent' | 'gone';

/** Carries messages to devices of one kind. */
export interface PushTransport {
  /**
   * @throws {Unavailable} where it may be tried again
   * @throws {ProviderError} where it will not be carried, now or later
   */
  readonly send: (address: PushAddress, message: PushMessage) => Promise<PushOutcome>;
}
