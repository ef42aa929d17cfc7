import * as z from 'zod/mini';
import { toBody, callStore, requireStatus, storePatienceMs, readText } from './http-call.ts';
import { type ObjectStore, StoreUnavailable } from './object-store.ts';

export interface AppwriteSettings {
  /** With its version: `https://cloud.appwrite.io/v1`. */
  readonly endpoint: string;
  readonly project: string;
  /** An API key with the scopes `files.read` and `files.write`. */
  readonly key: string;
  readonly bucket: string;
}

const listing = z.object({ files: z.array(z.object({ $id: z.string(), $createdAt: z.string() })) });
const created = z.object({ $id: z.string(), sizeOriginal: z.number() });
/** Files of one page of a listing. */
const atOnce = 100;

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const toQuery = (method: string, value: string | number): [string, string] => [
  'queries[]',
  JSON.stringify({ method, values: [value] }),
];

/** Objects as files in a bucket of Appwrite, under their own names. A part is short enough to be sent as one chunk. */
export function appwriteStore(
  { endpoint, project, key, bucket }: AppwriteSettings,
  patienceMs = storePatienceMs,
): ObjectStore {
  const root = `${endpoint.replace(/\/+$/, '')}/storage/buckets/${encodeURIComponent(bucket)}/files`;
  const call = (address: string, { range, ...init }: RequestInit & { readonly range?: string } = {}) =>
    callStore(
      (signal) =>
        fetch(`${root}${address}`, {
          ...init,
          headers: {
            'x-appwrite-project': project,
            'x-appwrite-key': key,
            ...(range === undefined ? {} : { range }),
          },
          redirect: 'manual',
          signal,
        }),
      patienceMs,
    );
  return {
    name: 'appwrite',
    put: async (name, bytes) => {
      const form = new FormData();
      form.append('fileId', name);
      form.append('file', new Blob([new Uint8Array(bytes)]), name);
      const response = await call('', { method: 'POST', body: form });
      await requireStatus(response, 201);
      const read = created.safeParse(parsed(await readText(response, patienceMs)));
      if (read.data?.$id !== name || read.data.sizeOriginal !== bytes.length)
        throw new StoreUnavailable('The store of files answered something else');
    },
    get: async (name, range) => {
      const response = await call(`/${name}/download`, {
        range: `bytes=${range.start}-${range.end}`,
      });
      await requireStatus(response, 206);
      return toBody(response, range, patienceMs);
    },
    remove: async (name) => {
      const response = await call(`/${name}`, { method: 'DELETE' });
      await requireStatus(response, 204, 404);
      await response.body?.cancel();
    },
    list: async function* list() {
      let last: string | undefined;
      for (;;) {
        const query = new URLSearchParams([toQuery('limit', atOnce)]);
        if (last !== undefined) query.append(...toQuery('cursorAfter', last));
        const response = await call(`?${query.toString()}`);
        await requireStatus(response, 200);
        const read = listing.safeParse(parsed(await readText(response, patienceMs)));
        if (!read.success) throw new StoreUnavailable('The store of files answered something else');
        const { files } = read.data;
        yield* files.map(({ $id, $createdAt }) => ({ name: $id, writtenAt: Date.parse($createdAt) }));
        last = files.at(-1)?.$id;
        if (files.length < atOnce) return;
      }
    },
  };
}
