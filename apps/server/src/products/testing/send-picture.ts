import sharp from 'sharp';
import type { Person } from '../../testing/accounts.ts';
import type { Answer, TestApp } from '../../testing/test-app.ts';

/** A multipart form with one file, as a browser sends it. */
export async function formWith(
  bytes: Uint8Array,
  { name = 'picture.png', type = 'image/png', field = 'file' } = {},
): Promise<{ headers: Record<string, string>; payload: Buffer }> {
  const form = new FormData();
  form.append(field, new Blob([new Uint8Array(bytes)], { type }), name);
  const reply = new Response(form);
  const payload = Buffer.from(await reply.arrayBuffer());
  return { headers: { 'content-type': reply.headers.get('content-type') ?? '' }, payload };
}

/** Uploads a picture of a product. */
export async function sendPicture(
  { app }: Pick<TestApp, 'app'>,
  by: Pick<Person, 'headers'>,
  productId: number,
  bytes: Uint8Array,
  file: { name?: string; type?: string; field?: string } = {},
): Promise<Answer> {
  const { headers, payload } = await formWith(bytes, file);
  const { statusCode, body, ...reply } = await app.inject({
    method: 'POST',
    url: `/v1/upload/product-image?productId=${productId}`,
    headers: { ...by.headers, ...headers },
    payload,
  });
  return { status: statusCode, headers: reply.headers, text: body, json: JSON.parse(body) };
}

/** A plain picture with the given size. */
export const plain = (width: number, height: number, background = '#cc3344') =>
  sharp({ create: { width, height, channels: 4, background } });
