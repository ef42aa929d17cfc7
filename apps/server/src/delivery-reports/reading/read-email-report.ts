import * as z from 'zod/mini';
import { readBounceMail } from './read-bounce-mail.ts';
import { type DeliveryReport, reasonOf } from './delivery-report.ts';

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
