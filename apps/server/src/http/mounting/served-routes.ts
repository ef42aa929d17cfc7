import type { FastifyInstance } from 'fastify';
import type { RouteCost } from '../limits/route-cost.ts';

/** A route as it was put on the server. */
interface ServedRoute {
  readonly methods: readonly string[];
  readonly url: string;
  readonly cost: RouteCost;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** Every route, for a test that none goes untried. */
    readonly servedRoutes: readonly ServedRoute[];
  }
}

/** Records the routes that are mounted afterwards. */
export function recordRoutes(app: FastifyInstance): void {
  const routes: ServedRoute[] = [];
  app.decorate('servedRoutes', routes);
  app.addHook('onRoute', ({ url, method, config }) => {
    routes.push({ methods: [method].flat(), url, cost: config?.cost ?? 1 });
  });
}
