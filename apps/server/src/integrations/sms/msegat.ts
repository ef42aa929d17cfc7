import * as z from 'zod/mini';
import { callProvider, parseReply } from '../call-provider.ts';
import { digitsOf, refusal, requireDecision, type SmsAccess, type SmsProvider } from './sms.ts';

const reply = z.object({
  code: z.union([z.string(), z.number()]),
  id: z.optional(z.nullable(z.union([z.string(), z.number()]))),
});

export const msegat = ({ endpoint, sender, user, secret, ...limits }: SmsAccess): SmsProvider => ({
  send: async ({ to, body, ref }) => {
    const answer = await callProvider({
      ...limits,
      url: `${endpoint}/gw/sendsms.php`,
      body: {
        userName: user,
        apiKey: secret,
        userSender: sender,
        numbers: digitsOf(to),
        msg: body,
        msgEncoding: 'UTF8',
      },
    });
    const { code, id } = parseReply(reply, requireDecision(answer));
    if (!['1', 'M0000'].includes(String(code))) throw refusal(code);
    // Some accounts get no id.
    return { id: String(id ?? ref) };
  },
});
