import * as z from 'zod/mini';
import { callProvider, parseReply } from '../call-provider.ts';
import { refusal, requireDecision, type SmsAccess, type SmsProvider } from './sms.ts';

const accepted = z.object({ sid: z.string(), error_code: z.optional(z.nullable(z.number())) });
const refused = z.object({ code: z.number() });

export const twilio = ({ endpoint, sender, user, secret, reportUrl, ...limits }: SmsAccess): SmsProvider => ({
  send: async ({ to, body }) => {
    const answer = requireDecision(
      await callProvider({
        ...limits,
        url: `${endpoint}/2010-04-01/Accounts/${encodeURIComponent(user)}/Messages.json`,
        headers: { authorization: `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}` },
        body: new URLSearchParams({
          To: to,
          From: sender,
          Body: body,
          ...(reportUrl !== undefined && { StatusCallback: reportUrl }),
        }),
      }),
    );
    if (answer.status >= 400) throw refusal(parseReply(refused, answer).code);
    const { sid, error_code: code } = parseReply(accepted, answer);
    if (typeof code === 'number') throw refusal(code);
    return { id: sid };
  },
});
