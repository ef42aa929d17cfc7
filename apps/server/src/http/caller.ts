import { requestHeaders } from '@saer/contract/request-headers';
import { detectLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyRequest } from 'fastify';

/** What every call says about itself beside its body. */
export interface Caller {
  readonly token: string | undefined;
  readonly deviceId: string;
  readonly language: Language;
  readonly sessionId: string | undefined;
  readonly appVersion: string | undefined;
  readonly platform: string;
  readonly userAgent: string;
  /** Where the call comes from; behind a proxy, what the proxy says. */
  readonly address: string;
}

/** The one place that reads the headers of the specification. */
export function callerOf(request: FastifyRequest): Caller {
  const headers = requestHeaders.safeParse(request.headers).data;
  return {
    token: /^Bearer (\S{1,200})$/i.exec(headers?.authorization ?? '')?.[1],
    deviceId: (headers?.['x-idrive-device-id'] ?? '0000000').slice(0, 200),
    language: detectLanguage(headers?.language ?? headers?.['accept-language']),
    sessionId: headers?.['session-id'],
    appVersion: headers?.['app-version'],
    platform: (headers?.platform ?? 'web').slice(0, 20),
    userAgent: (request.headers['user-agent'] ?? '').slice(0, 300),
    address: request.ip,
  };
}
