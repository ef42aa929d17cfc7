import type { FastifyRequest } from 'fastify';

/** Requests that one of a route counts as; none where it only sends what is in memory. */
export type RouteCost = 0 | 1 | ((request: FastifyRequest) => 0 | 1);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Absent: it counts, as whatever calculates or reads the database does. */
    readonly cost?: RouteCost;
  }
}

/** For routes that send what is in memory. */
export const free = { cost: 0 } as const;

/** Cost of a request, by the route that answers it: however an address is written, it has one. An unknown address has a page in memory. */
export function requestCost(request: FastifyRequest): 0 | 1 {
  if (request.is404) return 0;
  const { cost = 1 } = request.routeOptions.config;
  return typeof cost === 'function' ? cost(request) : cost;
}
