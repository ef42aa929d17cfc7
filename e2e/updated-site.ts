import http from 'node:http';

const entry = /\/assets\/app-[\w-]+\.js(?=")/;

/** The site at another address, which a newer version can take over: its service worker then names another script of the app. */
export async function updatedSite(origin: string) {
  const [script = ''] = entry.exec(await (await fetch(`${origin}/app.html`)).text()) ?? [];
  const newScript = '/assets/app-of-the-next-version.js';
  let isUpdated = false;
  const pass = async (request: http.IncomingMessage, response: http.ServerResponse): Promise<void> => {
    const url = request.url ?? '/';
    // The files of the former version are gone from the server.
    if (isUpdated && url === script) return void response.writeHead(404).end();
    const reply = await fetch(origin + (url === newScript ? script : url), {
      headers: Object.entries(request.headers).flatMap(([name, value]): [string, string][] =>
        typeof value === 'string' && /^(?:accept|accept-language|cookie|language)$/.test(name)
          ? [[name, value]]
          : [],
      ),
    });
    const headers = [...reply.headers].filter(
      ([name]) => !/^(?:content-encoding|content-length|transfer-encoding|connection)$/.test(name),
    );
    const text = isUpdated && url === '/service-worker.js' ? await reply.text() : undefined;
    response.writeHead(reply.status, Object.fromEntries(headers));
    response.end(
      text === undefined
        ? Buffer.from(await reply.arrayBuffer())
        : text.replaceAll(script, newScript).replace(/\b[\da-f]{12}\b/, 'f'.repeat(12)),
    );
  };
  const server = http.createServer((request, response) => {
    void pass(request, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return {
    origin: `http://127.0.0.1:${port}`,
    update: (): void => {
      isUpdated = true;
    },
    [Symbol.asyncDispose]: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
