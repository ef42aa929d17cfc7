import * as z from 'zod/mini';
import type { Access } from './access.ts';

type Schema = z.core.$ZodType;

/** One thing the server answers: the whole agreement about it, as one value. */
export interface Endpoint<
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path `/v1`. */
  readonly path: `/${string}`;
  /** Who may call it. Whose rows they may touch is for the server's policies. */
  readonly access: A;
  /** Also for one of whom a second factor is demanded and who has none yet: what it takes to set one up. */
  readonly beforeSecondFactor?: true;
  readonly summary: string;
  readonly query: Q;
  readonly body: B;
  /** Sent in the body's place, as `file` of a `multipart/form-data`: the media types a reader of the documentation may send. */
  readonly file?: readonly string[];
  /** The most bytes of the body, where it is not what `bodyLimitOf` says of the rest. */
  readonly bodyLimit?: number;
  readonly reply: R;
  /** The body is a row of a resource, which is created or changed: `writable` says what clients send of it. */
  readonly writes?: 'create' | 'update';
  /** Fields of such a row where null takes away what is there, and is sent. */
  readonly clearedByNull?: readonly string[];
  /** The reply is a file of this type, or of one of these, not JSON. */
  readonly repliesWith?: 'image/webp' | readonly string[];
}

export const basePath = '/v1';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** The most bytes an endpoint takes as its body: what anybody may send before signing in is small. */
export const bodyLimitOf = ({ path, bodyLimit }: Pick<Endpoint, 'path' | 'bodyLimit'>): number =>
  bodyLimit ?? (path.startsWith('/auth/') ? 16 : 64) * kilobyte;

/** Stands where an endpoint takes no query or no body. */
export const nothing = z.unknown();
type Nothing = typeof nothing;

/** What a caller sends to an endpoint: its query and its body, as far as it has them. */
export type EndpointInput<E extends Endpoint> = (E['query'] extends Nothing
  ? unknown
  : { readonly query: z.input<E['query']> }) &
  (E['body'] extends Nothing ? unknown : { readonly body: z.input<E['body']> });

export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;

/** The typed client: one function over every endpoint. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  signal?: AbortSignal,
) => Promise<EndpointReply<E>>;
