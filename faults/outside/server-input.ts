import * as z from 'zod/mini';

/** Where the server of the bad days finds its database and the systems outside. */
export const serverInput = z.object({
  connection: z.record(z.string(), z.union([z.string(), z.number()])),
  environment: z.record(z.string(), z.string()),
  gateway: z.object({
    checkoutUrl: z.string(),
    apiUrl: z.string(),
    merchant: z.string(),
    accessCode: z.string(),
    requestPhrase: z.string(),
    responsePhrase: z.string(),
  }),
  /** The authority of the push service's certificate. */
  ca: z.string(),
  /** Time the server waits for the systems whose patience can be set. */
  timeoutMs: z.int(),
});
export type ServerInput = z.infer<typeof serverInput>;
