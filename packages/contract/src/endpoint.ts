import type * as z from 'zod/mini';

type Schema = z.core.$ZodType;

/** One thing the server answers: the whole agreement about it, as one value. */
export type Endpoint = {
  readonly method: 'GET' | 'POST';
  /** Below the base path `/v1`. */
  readonly path: `/${string}`;
  readonly access: 'public';
  readonly summary: string;
  readonly query?: Schema;
  readonly body?: Schema;
  readonly reply: Schema;
};

export const basePath = '/v1';

/** What a caller sends to an endpoint: its query and its body, as far as it has them. */
export type EndpointInput<E extends Endpoint> = (E extends { query: infer Q extends Schema }
  ? { query: z.input<Q> }
  : unknown) &
  (E extends { body: infer B extends Schema } ? { body: z.input<B> } : unknown);

/** What an endpoint's handler receives. */
export type EndpointArguments<E extends Endpoint> = (E extends { query: infer Q extends Schema }
  ? { query: z.output<Q> }
  : unknown) &
  (E extends { body: infer B extends Schema } ? { body: z.output<B> } : unknown);

export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;

/** The typed client: one function over every endpoint. */
export type Call = <E extends Endpoint>(endpoint: E, input: EndpointInput<E>) => Promise<EndpointReply<E>>;
