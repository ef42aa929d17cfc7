import type { localMessage } from '../../local/tables.ts';

export type LocalMessage = typeof localMessage.$inferSelect;

/** A mail as it arrived, read by a parser that did not write it. */
export interface ReadMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly messageId: string;
  readonly links: readonly string[];
  readonly receivedAt: string;
}

export async function readMail({ id, recipient, source, receivedAt }: LocalMessage): Promise<ReadMail> {
  const { default: postalMime } = await import('postal-mime');
  const { subject = '', text = '', html = '', messageId = '' } = await postalMime.parse(source);
  const links = [...new Set(text.match(/https?:\/\/\S+/g))];
  return { id, to: recipient, subject, text: text.trim(), html, messageId, links, receivedAt };
}
