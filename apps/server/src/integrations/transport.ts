import type { CodeChannel } from '@saer/contract/account/auth';

/** A PDF that goes with a message. */
interface Attachment {
  readonly name: string;
  /** In base64. */
  readonly content: string;
}

/** Headers of a mail besides its subject and recipient. */
export interface MailHeaders {
  /** Where answers go; absent: nowhere, as the sender's address takes none. */
  readonly replyTo?: string;
  /** Ids of the earlier mails of its conversation, in their order: mail programs show it below them. */
  readonly follows?: readonly string[];
  /** Ends the subscription it belongs to by one POST (RFC 8058). */
  readonly unsubscribeUrl?: string;
  /** A person wrote it, to this one recipient. */
  readonly isPersonal?: boolean;
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
  /** Of mails alone. */
  readonly headers?: MailHeaders | null;
}

/** A transport of messages. Throws `ProviderError` if retrying is useless, anything else if it may help. */
export interface Transport {
  readonly send: (parcel: OutgoingMessage) => Promise<{ readonly id: string }>;
  readonly close: () => Promise<void>;
}

/** The transport of each channel; a channel without one leaves its messages queued. */
export type Transports = Readonly<Partial<Record<CodeChannel, Transport>>>;
