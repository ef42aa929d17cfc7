import { pageAccess } from '@saer/contract/site/pages';
import { allRequestsLimit } from '../checks/rate-limit.ts';
import { limitAttacks } from '../limits/limit-attacks.ts';
import { kindOfRoute } from './route-kinds.ts';
import type { Surface } from './surface.ts';

const attackedLimits = new Set([
  allRequestsLimit,
  ...limitAttacks.flatMap(({ counts }) => Object.keys(counts)),
]);

const pathOf = (link: string): string => new URL(link).pathname;

/** True if a link of a mail leads to a route or a page that is attacked. */
function isAttackedLink(link: string, { routes }: Surface): boolean {
  const path = pathOf(link).replace(/(?<=.)\/$/, '');
  const isPage = Object.hasOwn(pageAccess, path);
  return isPage || routes.some(({ url, method }) => url === path && kindOfRoute(url, method) !== undefined);
}

/** Names every route, link of a mail and limit that no attack covers, and every route that is not counted although it must be. */
export function missingAttacks(surface: Surface): readonly string[] {
  const routes = surface.routes.flatMap(({ method, url, cost }) => {
    const kind = kindOfRoute(url, method);
    if (kind === undefined) return [`${method} ${url}: no attack`];
    return cost === 0 && kind.mayBeFree !== true ? [`${method} ${url}: not counted as a request`] : [];
  });
  const links = surface.mailLinks
    .filter((link) => !isAttackedLink(link, surface))
    .map((link) => `${link} in a mail: no attack`);
  const limits = [...surface.limits]
    .filter((name) => !attackedLimits.has(name))
    .map((name) => `the limit ${name}: no attack`);
  const gone = [...attackedLimits]
    .filter((name) => !surface.limits.has(name))
    .map((name) => `the limit ${name}: attacked, but there is none`);
  return [...routes, ...links, ...limits, ...gone];
}
