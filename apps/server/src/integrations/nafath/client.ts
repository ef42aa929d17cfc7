import { identityStates } from '@saer/contract/nafath';
import * as z from 'zod/mini';
import { AppError } from '../../http/app-error.ts';
import {
  callProvider,
  type ProviderRequest,
  type ProviderReply,
  Unavailable,
  parseReply,
} from '../call-provider.ts';
import type { Nafath, NafathAccess } from './nafath.ts';
import { tokenVerifier } from './verify-token.ts';

/** The least of Nafath's services: it confirms who someone is, and takes no fingerprint. */
const service = 'DigitalServiceEnrollmentWithoutBio';

const started = z.object({
  transId: z.string().check(z.minLength(1), z.maxLength(100)),
  random: z.string().check(z.regex(/^\d{2}$/)),
});
const decided = z.object({ status: z.enum(identityStates) });
const refused = z.object({ code: z.string() });

const openAlready = '400-034-050';
const over = new Set(['400-034-051', '400-034-053']);

const codeOf = ({ json }: ProviderReply): string | undefined => z.safeParse(refused, json).data?.code;

/** Nafath's reply, in time and valid, or the error that it is unavailable. */
async function read<S extends z.core.$ZodType>(schema: S, question: ProviderRequest): Promise<z.output<S>> {
  const reply = await callProvider(question);
  const code = codeOf(reply);
  if (code === openAlready) throw new AppError({ code: 'identityRequestOpen' });
  if (reply.status >= 300) throw new Unavailable(`status ${reply.status}`);
  return parseReply(schema, reply);
}

/** Every failure of Nafath is the same to the caller. */
async function unlessAway<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof Unavailable) throw new AppError({ code: 'partnerUnavailable' });
    throw error;
  }
}

/** Nafath, over the wire. */
export function nafathClient(access: NafathAccess): Nafath {
  const { endpoint, id, secret } = access;
  const keys = { 'APP-ID': id, 'APP-KEY': secret };
  return {
    start: ({ requestId, nationalId, language, address }) =>
      unlessAway(async () => ({
        nationalId,
        ...(await read(started, {
          url: `${endpoint}/api/v1/mfa/request?local=${language}&requestId=${requestId}`,
          headers: { ...keys, 'X-Forwarded-For': address },
          body: { nationalId, service },
        })),
      })),
    status: (waiting) =>
      unlessAway(async () => {
        const url = `${endpoint}/api/v1/mfa/request/status`;
        const { nationalId, transId, random } = waiting;
        const reply = await callProvider({ url, headers: keys, body: { nationalId, transId, random } });
        if (over.has(codeOf(reply) ?? '')) return 'EXPIRED';
        return parseReply(decided, reply).status;
      }),
    verify: tokenVerifier(access),
  };
}
