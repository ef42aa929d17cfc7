import type { MessageTemplate } from '../templates/message.ts';

/**
 * Messages that an admin may read, and send to an address that was corrected: they hold no code, and nobody's access hangs on them. A
 * template that is not named here is secret.
 */
const readable: ReadonlySet<string> = new Set<MessageTemplate>([
  'contactReceived',
  'contactReplied',
  'announcement',
  'feesChanged',
  'subscriptionChanged',
  'invoiceIssued',
]);

/** Whether what a message says is for its recipient alone. */
export const isSecret = (template: string): boolean => !readable.has(template);

/** A text without the addresses of its links: they may let in whoever has them. */
export const withoutLinks = (text: string): string => text.replaceAll(/https?:\/\/\S+/g, '…');
