import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { brotliCompressSync } from 'node:zlib';

/**
 * Serves a bare page with the text of a built one: its markup without style, script, font and image. The best that a page with this
 * much text can reach.
 */
export async function serveSketch(opened: AsyncDisposableStack, page: string): Promise<string> {
  const bare = readFileSync(page, 'utf8')
    .replaceAll(/<(script|style)\b[^>]*>[\s\S]*?<\/\1>/g, '')
    .replaceAll(/<link\b[^>]*>/g, '')
    .replaceAll(/\s(?:class|style)="[^"]*"/g, '');
  const bytes = brotliCompressSync(bare);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    response.end(bytes);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  opened.defer(() => {
    server.close();
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The bare page has no port');
  return `http://127.0.0.1:${address.port}/`;
}
