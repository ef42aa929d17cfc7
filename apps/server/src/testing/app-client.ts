import type { FastifyInstance, InjectOptions } from 'fastify';

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly text: string;
  /** The body as JSON, for `toMatchObject` and `toEqual`. */
  readonly json: unknown;
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

type Send = (url: string, body: unknown, headers?: Record<string, string>) => Promise<Answer>;

/** Requests to an app, without a network. */
export interface AppClient {
  readonly get: (url: string, headers?: Record<string, string>) => Promise<Answer>;
  readonly post: Send;
  readonly put: Send;
  readonly patch: Send;
  readonly delete: (url: string, headers?: Record<string, string>) => Promise<Answer>;
}

const json = (headers: Record<string, string>) => ({
  headers: { 'content-type': 'application/json', ...headers },
});

export function appClient(app: FastifyInstance): AppClient {
  const request = async (options: InjectOptions): Promise<Answer> => {
    const { statusCode, headers, body } = await app.inject(options);
    return { status: statusCode, headers, text: body, json: parsed(body) };
  };
  const send =
    (method: 'POST' | 'PUT' | 'PATCH'): Send =>
    (url, body, headers = {}) =>
      request({ method, url, payload: JSON.stringify(body), ...json(headers) });
  return {
    get: (url, headers = {}) => request({ method: 'GET', url, headers }),
    post: send('POST'),
    put: send('PUT'),
    patch: send('PATCH'),
    delete: (url, headers = {}) => request({ method: 'DELETE', url, headers }),
  };
}
