import type { CodeChannel } from '@saer/contract/auth';

/** A PDF that goes with a message. */
export interface Attachment {
  readonly name: string;
  /** In base64. */
  readonly content: string;
}

/** A message as it goes out. */
export interface OutgoingMessage {
  /** Our own, the same for every attempt: recipients of a duplicate can recognise it. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
  /** Of mails alone. */
  readonly attachment?: Attachment;
}

/** A transport of messages. Throws `ProviderError` if retrying is useless, anything else if it may help. */
export interface Transport {
  readonly send: (parcel: OutgoingMessage) => Promise<{ readonly id: string }>;
  readonly close: () => Promise<void>;
}

/** The transport of each channel; a channel without one leaves its messages queued. */
export type Transports = Readonly<Partial<Record<CodeChannel, Transport>>>;
