import { consentVersion, newsletterPages, subscribePath } from '@saer/contract/contact/newsletter-consent';
import { get, post } from '../core/api-request.ts';
import { httpClient, type HttpRequest, type Send } from '../core/http-client.ts';
import { findInMail } from '../core/local-mail.ts';
import { type Finding, noneOf } from '../core/report.ts';
import { headersOfPages, wrongHeaders } from '../core/security-headers.ts';
import { changedTables } from '../core/table-states.ts';
import type { Target } from '../core/target.ts';
import { newNetwork } from '../limits/limit-attack.ts';
import { forgeNotifications } from './forged-notifications.ts';
import { missingAttacks } from '../surface/missing-attacks.ts';
import { kindOfRoute } from '../surface/route-kinds.ts';
import { strangerRequest, type Surface } from '../surface/surface.ts';

const asStranger = (request: HttpRequest): HttpRequest => ({
  ...request,
  headers: { ...request.headers, ...newNetwork() },
});

/** Calls every route that is no endpoint of the contract as a stranger with forged tokens. */
async function wrongRoutes(send: Send, { routes }: Surface): Promise<readonly string[]> {
  const wrong: string[] = [];
  for (const route of routes) {
    const kind = kindOfRoute(route.url, route.method);
    if (kind?.isRight === undefined) continue;
    const name = `${route.method} ${route.url} (${kind.name})`;
    const request = asStranger(strangerRequest(route));
    const isForm = request.body !== undefined && kind.name.includes('gateway');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const forged = {
      ...request,
      headers: { ...request.headers, ...form },
      body: 'signature=forged&status=14',
    };
    for (const each of isForm ? [request, forged] : [request]) {
      const reply = await send(each);
      if (!kind.isRight(reply)) wrong.push(`${name}: ${reply.status} ${reply.text.slice(0, 80)}`);
      wrong.push(...wrongHeaders(reply, kind.headers ?? {}).map((header) => `${name}: ${header}`));
    }
  }
  return wrong;
}

/** Opens every page of the app and every link of a mail without a session. */
async function wrongPages(send: Send, { pages, mailLinks }: Surface): Promise<readonly string[]> {
  const wrong: string[] = [];
  const links = mailLinks.map((link) => link.replace(/^https?:\/\/[^/]+|#.*$/g, '') || '/');
  for (const path of [...pages, ...links]) {
    const isToken = Object.values<string>(newsletterPages).some((page) => path.startsWith(page));
    const reply = await send(asStranger(get(path)));
    // The tokens of the links are forged.
    if (reply.status !== (isToken ? 400 : 200)) wrong.push(`${path}: ${reply.status}`);
    const wanted = isToken ? { ...headersOfPages, 'referrer-policy': /^no-referrer$/ } : headersOfPages;
    wrong.push(...wrongHeaders(reply, wanted).map((header) => `${path}: ${header}`));
  }
  return wrong;
}

const reader = 'surface@example.com';

/** Opens a link that a mail really holds: nothing happens until its button is pressed, and that works once. */
async function useLink(send: Send, target: Target): Promise<readonly string[]> {
  const wish = { email: reader, consent: consentVersion, source: 'contact-us' };
  await send(post(subscribePath, wish, newNetwork()));
  const token = await findInMail(send, reader, /(?<=\/newsletter\/confirm\?token=)[\w.%-]+/);
  if (token === undefined) return ['no mail asked to confirm the newsletter'];
  const path = `${newsletterPages.confirm}?token=${token}`;
  const open = async () => {
    await send(asStranger(get(path)));
    await send(asStranger({ method: 'HEAD', path }));
  };
  const opened = (await changedTables(target, open)).map((table) => `opening the link changes ${table}`);
  const pressed = await changedTables(target, async () => {
    await send(asStranger({ method: 'POST', path }));
  });
  const again = await changedTables(target, async () => {
    await send(asStranger({ method: 'POST', path }));
  });
  return [
    ...opened,
    ...(pressed.includes('newsletter_subscriber') ? [] : ['pressing its button confirms nothing']),
    ...again.map((table) => `pressing it again changes ${table}`),
  ];
}

/** Compares what the server serves with what is attacked, and attacks what is no endpoint of the contract. */
export async function attackSurface(target: Target, surface: Surface): Promise<readonly Finding[]> {
  const { send, close } = httpClient(target.port, { connections: 4 });
  const { routes, pages, mailLinks, limits } = surface;
  const count = routes.length + pages.length + mailLinks.length + limits.size;
  const wrong: string[] = [];
  try {
    const changed = await changedTables(target, async () => {
      wrong.push(...(await wrongRoutes(send, surface)), ...(await wrongPages(send, surface)));
    });
    return [
      noneOf('routes, links in mails and limits without an attack', count, missingAttacks(surface)),
      noneOf('routes, pages and links, called by strangers: not answered as they must be', count, wrong),
      noneOf('tables that strangers change by calling them', count, changed),
      noneOf('forged news of the gateway: believed', 24, await forgeNotifications(send, target)),
    ];
  } finally {
    close();
  }
}

/** Asks for a mail and uses its link. */
export async function attackMailLink(target: Target): Promise<Finding> {
  const { send, close } = httpClient(target.port);
  try {
    const wrong = await useLink(send, target);
    return noneOf('the link of a mail: changes something by opening it, or is good twice', 1, wrong);
  } finally {
    close();
  }
}
