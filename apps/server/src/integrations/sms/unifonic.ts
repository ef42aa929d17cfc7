import * as z from 'zod/mini';
import { callProvider, parseReply } from '../call-provider.ts';
import { digitsOf, refusal, requireDecision, type SmsAccess, type SmsProvider } from './sms.ts';

const reply = z.object({
  success: z.union([z.boolean(), z.stringbool()]),
  errorCode: z.optional(z.nullable(z.string())),
  data: z.optional(z.nullable(z.looseObject({ MessageID: z.union([z.string(), z.number()]) }))),
});

export const unifonic = ({ endpoint, sender, secret, reportUrl, ...limits }: SmsAccess): SmsProvider => ({
  send: async ({ to, body, ref }) => {
    const answer = await callProvider({
      ...limits,
      url: `${endpoint}/rest/SMS/messages`,
      body: new URLSearchParams({
        AppSid: secret,
        SenderID: sender,
        Recipient: digitsOf(to),
        Body: body,
        responseType: 'JSON',
        CorrelationID: ref,
        ...(reportUrl !== undefined && { statusCallback: reportUrl }),
      }),
    });
    const { success, errorCode, data } = parseReply(reply, requireDecision(answer));
    if (!success || !data) throw refusal(errorCode);
    return { id: String(data.MessageID) };
  },
});
