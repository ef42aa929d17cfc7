import { Buffer } from 'node:buffer';
import { errorReply } from '@saer/contract/api/error-reply';
import { detectLanguage } from '@saer/i18n/locale';
import { type HttpReply, jsonOf } from '../core/http-client.ts';
import type { HostileRequest } from './hostile-requests.ts';

/** Internals of the server: stack traces, folders, statements and errors of the database. */
const inwards =
  /\bat [\w.<>]+ \((?:file|node|\/)|node_modules|\.m?[jt]s:\d+:\d+|\bFailed query\b|\bselect "|\binsert into "|\bupdate "\w+" set\b|syntax error at or near|violates \w+[ -]\w* ?constraint|ECONNREFUSED|\bpg_\w+/i;

/** The maximum size of an error, however small its request: fifty field errors with their messages. */
const errorAllowance = 32 * 1024;
const timesTheRequest = 4;

export const sizeOf = ({ path, headers = {}, body = '' }: HostileRequest): number =>
  Buffer.byteLength(body) + path.length + JSON.stringify(headers).length;

const isIn = (language: 'ar' | 'en', message: string): boolean =>
  language === 'ar' ? /\p{sc=Arab}/u.test(message) : /\p{sc=Latn}/u.test(message);

/** Why a reply is wrong, whatever the request; undefined if it is not. */
export function replyError(request: HostileRequest, reply: HttpReply): string | undefined {
  const { status, text, size } = reply;
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400 || request.method === 'HEAD') return undefined;
  const isPage = text.startsWith('<!doctype html>');
  if (request.isPage === true && isPage && status === 404) return undefined;
  if (size > errorAllowance + timesTheRequest * sizeOf(request))
    return `${status} with ${size} bytes for a request of ${sizeOf(request)}`;
  if (inwards.test(text)) return `${status} tells of the inside: ${inwards.exec(text)?.[0]}`;
  // A URL outside the API is a page, and so is the reply that there is none.
  if (status === 404 && !/^\/v1(?:[/?#]|$)/.test(request.path) && isPage) return undefined;
  if (request.isPage === true) return undefined;
  const error = errorReply.safeParse(jsonOf(reply));
  if (!error.success) return `${status} is not an error of the contract: ${text.slice(0, 200)}`;
  const { language = request.language } = request.headers ?? {};
  const asked = detectLanguage(language);
  const problems = [error.data, ...(error.data.problems ?? [])];
  // Headers that are too large were not read.
  const isAskable = status !== 431;
  const foreign = problems.find(({ message }) => isAskable && !isIn(asked, message));
  return foreign === undefined ? undefined : `${status} is not in ${asked}: ${foreign.message}`;
}
