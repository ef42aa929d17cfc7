import * as z from 'zod/mini';
import type { Attachment } from 'postal-mime';
import { type DeliveryReport, reasonOf } from './delivery-report.ts';

const textOf = ({ content }: Attachment): string =>
  typeof content === 'string' ? content : Buffer.from(new Uint8Array(content)).toString('utf8');

/** Fields of a block of header lines, continued lines joined, by their names in lower case; the first of each. */
function headersOf(block: string): ReadonlyMap<string, string> {
  const fields = new Map<string, string>();
  for (const line of block.replaceAll(/\r?\n[ \t]+/g, ' ').split(/\r?\n/)) {
    const at = line.indexOf(':');
    const name = line.slice(0, at).trim().toLowerCase();
    if (at > 0 && !fields.has(name)) fields.set(name, line.slice(at + 1).trim());
  }
  return fields;
}

const outcomes: Readonly<Record<string, DeliveryReport['outcome']>> = {
  delivered: 'delivered',
  failed: 'bounced',
  delayed: 'bounced',
};

/** Names of the mail that came back: from the part with its headers, or from what the report itself says of it. */
function idsOf(attachments: readonly Attachment[], fields: ReadonlyMap<string, string>): string[] {
  const returned = attachments
    .filter(({ mimeType }) => ['text/rfc822-headers', 'message/rfc822'].includes(mimeType.toLowerCase()))
    .map((each) => headersOf(textOf(each).split(/\r?\n\r?\n/)[0] ?? '').get('message-id') ?? '');
  return [...returned, fields.get('original-envelope-id') ?? ''].filter((id) => id !== '');
}

/** Reads the report of a mail server (RFC 3464), as the whole mail or as its body; undefined: it is none. */
async function readBounceMail(body: string, contentType: string): Promise<DeliveryReport | undefined> {
  const isBody = contentType.startsWith('multipart/report');
  if (!isBody && contentType !== '' && !/^(?:message\/rfc822|text\/plain)\b/.test(contentType))
    return undefined;
  const source = isBody ? `Content-Type: ${contentType.replaceAll(/[\r\n]/g, '')}\r\n\r\n${body}` : body;
  const { default: postalMime } = await import('postal-mime');
  const mail = await postalMime
    .parse(source, { forceRfc822Attachments: true, maxNestingDepth: 8 })
    .catch(() => undefined);
  const attachments = mail?.attachments ?? [];
  const status = attachments.find(({ mimeType }) => mimeType.toLowerCase() === 'message/delivery-status');
  if (status === undefined) return undefined;
  // The first block is about the report; each of the others about one recipient, and our mails have one.
  const blocks = textOf(status)
    .split(/\r?\n(?:[ \t]*\r?\n)+/)
    .map(headersOf);
  const about = blocks.find((each) => each.has('action'));
  const outcome = outcomes[about?.get('action')?.toLowerCase() ?? ''];
  const ids = idsOf(attachments, blocks[0] ?? new Map());
  if (about === undefined || outcome === undefined || ids.length === 0) return undefined;
  const code = about.get('status') ?? '';
  return {
    channel: 'email',
    ids,
    outcome,
    isPermanent: about.get('action')?.toLowerCase() === 'failed' && !code.startsWith('4'),
    reason: outcome === 'bounced' ? reasonOf([code, about.get('diagnostic-code') ?? ''].join(' ')) : null,
    at: about.get('last-attempt-date') ?? null,
  };
}

/** Our own form of a report, for relays whose news a script of the operator passes on. */
const ownReport = z.object({
  messageId: z.string().check(z.minLength(1), z.maxLength(300)),
  state: z.enum(['delivered', 'bounced', 'complained']),
  isPermanent: z.optional(z.boolean()),
  reason: z.optional(z.nullable(z.string())),
  at: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
});

function readOwn(body: string): DeliveryReport | undefined {
  let json: unknown;
  try {
    json = JSON.parse(body);
  } catch {
    return undefined;
  }
  const { data } = z.safeParse(ownReport, json);
  if (data === undefined) return undefined;
  return {
    channel: 'email',
    ids: [data.messageId],
    outcome: data.state,
    isPermanent: data.isPermanent ?? true,
    reason: reasonOf(data.reason ?? ''),
    at: data.at ?? null,
  };
}

/** Reads what is reported of a mail: our own JSON, or the report of a mail server (RFC 3464); undefined: it cannot be read. */
export const readEmailReport = async (
  body: string,
  contentType: string,
): Promise<DeliveryReport | undefined> =>
  contentType.includes('json') ? readOwn(body) : readBounceMail(body, contentType);
