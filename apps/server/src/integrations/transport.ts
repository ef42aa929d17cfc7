import type { CodeChannel } from '@saer/contract/auth';

/** A message as it goes out. */
export interface OutgoingMessage {
  /** Ours, the same at every try: whoever gets a message twice can see that it is one. */
  readonly id: string;
  readonly recipient: string;
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
}

/** One who carries messages. Throws `ProviderError` where another try is of no use, anything else where it may help. */
export interface Transport {
  readonly send: (parcel: OutgoingMessage) => Promise<{ readonly id: string }>;
  readonly close: () => Promise<void>;
}

/** Who carries what; a channel without a carrier keeps its messages until it has one. */
export type Transports = Readonly<Partial<Record<CodeChannel, Transport>>>;
