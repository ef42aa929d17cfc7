import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import fastifyStatic from '@fastify/static';
import { detectLanguage, isLanguage, type Language, languageCookie, languages } from '@saer/i18n/locale';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isAppPath } from './app-paths.ts';

const pages = [
  'app.html',
  ...languages.flatMap((language) => [`${language}/index.html`, `${language}/calculator.html`]),
];

const hashed = 'public, max-age=31536000, immutable';
const checkedEachTime = 'no-cache';

/** Hashed assets never change under their name; everything else is asked for again. */
function cacheHeaders(folder: string) {
  const assets = path.join(folder, 'assets') + path.sep;
  return (reply: FastifyReply, file: string): void => {
    reply.header('cache-control', file.startsWith(assets) ? hashed : checkedEachTime);
  };
}

/** The language a visitor chose before, else the browser's. */
function visitorLanguage({ headers }: FastifyRequest): Language {
  const cookies = (headers.cookie ?? '').split(/;\s*/);
  // The one that only this site can have set wins over the one of plain http.
  const [stored] = [true, false].flatMap((isSecure) => {
    const start = `${languageCookie(isSecure)}=`;
    return cookies.filter((each) => each.startsWith(start)).map((each) => each.slice(start.length));
  });
  return isLanguage(stored) ? stored : detectLanguage(headers['accept-language']);
}

const sendPage = (reply: FastifyReply, html: string, status = 200) =>
  reply.code(status).type('text/html; charset=utf-8').header('cache-control', checkedEachTime).send(html);

/** The built web app: public pages as files, every other address the app itself. */
export async function serveWeb(
  app: FastifyInstance,
  folder: string,
  refuseUnknown: (request: FastifyRequest, reply: FastifyReply) => never,
): Promise<void> {
  if (!pages.every((page) => existsSync(path.join(folder, page)))) {
    app.setNotFoundHandler(refuseUnknown);
    return;
  }
  const read = (file: string) => readFileSync(path.join(folder, file), 'utf8');
  const shell = read('app.html');
  const landing = { ar: read('ar/index.html'), en: read('en/index.html') };
  const calculator = { ar: read('ar/calculator.html'), en: read('en/calculator.html') };
  const sendSpoken = (page: typeof landing) => (request: FastifyRequest, reply: FastifyReply) => {
    reply.header('vary', 'accept-language, cookie');
    return sendPage(reply, page[visitorLanguage(request)]);
  };

  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    cacheControl: false,
    setHeaders: cacheHeaders(folder),
  });
  app.get('/', sendSpoken(landing));
  app.get('/calculator', sendSpoken(calculator));
  app.get('/ar', (_request, reply) => sendPage(reply, landing.ar));
  app.get('/en', (_request, reply) => sendPage(reply, landing.en));
  app.setNotFoundHandler((request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return refuseUnknown(request, reply);
    const { pathname } = new URL(request.url, 'http://localhost');
    return sendPage(reply, shell, isAppPath(pathname) ? 200 : 404);
  });
}
