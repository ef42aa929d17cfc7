import * as z from 'zod/mini';
import { choice, withDefault } from './field.ts';

/** The platform of a call. */
const platforms = ['web', 'desktop'] as const;
export type Platform = (typeof platforms)[number];

/** The headers of every call, under their names on the wire. */
export const requestHeaders = z.object({
  authorization: z.exactOptional(z.string()),
  'x-idrive-device-id': withDefault(z.string(), '0000000'),
  language: z.exactOptional(z.string()),
  'accept-language': z.exactOptional(z.string()),
  'session-id': z.exactOptional(z.string()),
  'app-version': z.exactOptional(z.string()),
  platform: withDefault(choice(platforms), 'web'),
});
