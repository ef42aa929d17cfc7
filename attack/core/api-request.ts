import { basePath } from '@saer/contract/api/endpoint';
import { type HttpRequest, withJson } from './http-client.ts';

type Headers = Readonly<Record<string, string>>;

export const get = (path: string, headers: Headers = {}): HttpRequest => ({ method: 'GET', path, headers });

/** A call of the API with a JSON body. */
export const post = (path: string, body: unknown, headers: Headers = {}): HttpRequest => {
  const sent = withJson(body);
  return { method: 'POST', path: `${basePath}${path}`, ...sent, headers: { ...headers, ...sent.headers } };
};
