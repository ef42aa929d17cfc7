import { faultsOf } from '@saer/contract/faults-of';
import { type Platform, requestHeaders } from '@saer/contract/request-headers';
import { detectLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyRequest } from 'fastify';
import { AppError } from './app-error.ts';
import { clientAddress } from './client-address.ts';

/** What every call says about itself beside its body. */
export interface Caller {
  readonly token: string | undefined;
  readonly deviceId: string;
  readonly language: Language;
  readonly sessionId: string | undefined;
  readonly appVersion: string | undefined;
  readonly platform: Platform;
  readonly userAgent: string;
  readonly address: string;
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** The language a caller asks for, whatever else is wrong with the request. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  detectLanguage(textOf(headers['language']) ?? headers['accept-language']);

/** The one place that reads the headers of the specification. Refuses those that cannot be right. */
export function callerOf(request: FastifyRequest): Caller {
  const parsed = requestHeaders.safeParse(request.headers, { reportInput: true });
  if (!parsed.success) throw new AppError(...faultsOf(parsed.error));
  const headers = parsed.data;
  return {
    token: /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1],
    deviceId: headers['x-idrive-device-id'].slice(0, 200),
    language: languageOf(request),
    sessionId: headers['session-id'],
    appVersion: headers['app-version'],
    platform: headers.platform,
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    address: clientAddress(request),
  };
}
