import type { IncomingHttpHeaders } from 'node:http';
import { fieldErrorsOf } from '@saer/contract/api/field-errors-of';
import { type Platform, requestHeaders } from '@saer/contract/api/request-headers';
import { detectLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../replies/app-error.ts';
import { clientAddress } from './client-address.ts';

/** Metadata of a call, apart from its body. */
export interface Caller {
  readonly token: string | undefined;
  readonly deviceId: string;
  readonly language: Language;
  readonly sessionId: string | undefined;
  readonly appVersion: string | undefined;
  readonly platform: Platform;
  readonly userAgent: string;
  readonly address: string;
  /** As the request names it: not to be trusted. */
  readonly host: string;
}

const textOf = (header: string | string[] | undefined): string | undefined =>
  Array.isArray(header) ? header[0] : header;

/** The language a caller asks for, whatever else is wrong with the request. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): Language =>
  detectLanguage(textOf(headers['language']) ?? headers['accept-language']);

/** The device id of a page or app without one, as specified. */
const noDevice = '0000000';
/** An app may name its device by its token of Firebase Cloud Messaging. */
const longestDeviceId = 1_000;

/** The platform a call names. It is the one header that can be wrong: the schema says how. */
function platformOf(headers: IncomingHttpHeaders): Platform {
  const named = textOf(headers['platform']) ?? 'web';
  if (named === 'web' || named === 'desktop') return named;
  const parsed = requestHeaders.safeParse(headers, { reportInput: true });
  if (!parsed.success) throw new AppError(...fieldErrorsOf(parsed.error));
  return parsed.data.platform;
}

/**
 * The one place that reads the headers of the specification and rejects invalid ones. Every call goes through here, so the schema is
 * consulted only to report an error.
 */
export function callerOf(request: FastifyRequest): Caller {
  const { headers } = request;
  return {
    token: /^Bearer (\S{1,200})$/i.exec(headers.authorization ?? '')?.[1],
    deviceId: (textOf(headers['x-idrive-device-id']) ?? noDevice).slice(0, longestDeviceId),
    language: languageOf(request),
    sessionId: textOf(headers['session-id']),
    appVersion: textOf(headers['app-version']),
    platform: platformOf(headers),
    userAgent: (headers['user-agent'] ?? '').slice(0, 300),
    address: clientAddress(request),
    host: request.host,
  };
}
