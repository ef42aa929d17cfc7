import type { CodeChannel } from '@saer/contract/account/auth';

/** News of one message from whoever carries it, whatever the form. */
export interface DeliveryReport {
  readonly channel: CodeChannel;
  /** The names under which it may know the message: its own id for it, and ours. */
  readonly ids: readonly string[];
  /** `underway`: nothing to write down. */
  readonly outcome: 'delivered' | 'bounced' | 'complained' | 'underway';
  /** Of what came back: whether another try is of no use. */
  readonly isPermanent: boolean;
  readonly reason: string | null;
  /** When it happened, as it says. */
  readonly at: string | null;
}

const longestReason = 200;

/** A reason as one line of printable text, without addresses; null where nothing is left. */
export function reasonOf(text: string | undefined): string | null {
  const line = (text ?? '')
    .slice(0, 2_000)
    .replaceAll(/\S*@\S*/g, '…')
    .replaceAll(/[\p{C}\p{Zl}\p{Zp}\s]+/gu, ' ')
    .trim()
    .slice(0, longestReason);
  return line === '' ? null : line;
}
