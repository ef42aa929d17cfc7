import * as z from 'zod/mini';
import type { Access } from './access.ts';

type Schema = z.core.$ZodType;

/** An endpoint of the server: everything client and server agree on, as one value. */
export interface Endpoint<
  Q extends Schema = Schema,
  B extends Schema = Schema,
  R extends Schema = Schema,
  A extends Access = Access,
> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Below the base path `/v1`. */
  readonly path: `/${string}`;
  /** The required access. Access to single rows is up to the server's policies. */
  readonly access: A;
  /** Also for an account without a required second factor: endpoints for setting one up. */
  readonly beforeSecondFactor?: true;
  /** A change that a seller may also make before accepting the documents in force: signing out, security, rights to the own data. Reading always is. */
  readonly beforeAcceptance?: true;
  readonly summary: string;
  /** Details beyond the summary, in English; text between backticks is code. Endpoints of lists are described together. */
  readonly description?: string;
  readonly query: Q;
  readonly body: B;
  /** Sent instead of a body, as `file` of `multipart/form-data`: the media types listed in the documentation. */
  readonly file?: readonly string[];
  /** Maximum bytes of the body, if different from `bodyLimitOf` for other endpoints. */
  readonly bodyLimit?: number;
  readonly reply: R;
  /** The body is a row to create or update: `writable` selects the fields that clients send. */
  readonly writes?: 'create' | 'update';
  /** Fields of such a row that null clears, so null is sent. */
  readonly clearedByNull?: readonly string[];
  /** The reply is a file of this type, or of one of these, instead of JSON. */
  readonly repliesWith?: 'image/webp' | readonly string[];
}

/** An endpoint with a place of its own in the documentation. */
export interface DescribedEndpoint extends Endpoint {
  readonly description: string;
}

export const basePath = '/v1';

export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;

/** Maximum bytes of an endpoint's body: small for anything that can be sent before signing in. */
export const bodyLimitOf = ({ path, bodyLimit }: Pick<Endpoint, 'path' | 'bodyLimit'>): number =>
  bodyLimit ?? (path.startsWith('/auth/') ? 16 : 64) * kilobyte;

/** For endpoints without a query or body. */
export const nothing = z.unknown();
type Nothing = typeof nothing;

/** The input of an endpoint: its query and its body, if any. */
export type EndpointInput<E extends Endpoint> = (E['query'] extends Nothing
  ? unknown
  : { readonly query: z.input<E['query']> }) &
  (E['body'] extends Nothing ? unknown : { readonly body: z.input<E['body']> });

export type EndpointReply<E extends Endpoint> = z.output<E['reply']>;

/** The typed client: one function for every endpoint. */
export type Call = <E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  signal?: AbortSignal,
) => Promise<EndpointReply<E>>;
