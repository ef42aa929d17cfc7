import { createHash } from 'node:crypto';
import { AwsClient } from 'aws4fetch';
import { toBody, callStore, requireStatus, storePatienceMs, readText } from './http-call.ts';
import { type ListedObject, type ObjectStore, StoreUnavailable } from './object-store.ts';

export interface S3Settings {
  /** Without the bucket: it is part of the path. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly key: string;
  readonly secret: string;
}

const decoded = (xml: string): string =>
  xml.replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&quot;', '"').replaceAll('&amp;', '&');

const tagIn = (xml: string, tag: string): string | undefined =>
  new RegExp(`<${tag}>([^<]*)</${tag}>`).exec(xml)?.[1];

/** The objects of one page of a listing. Names of ours have no character that XML would write otherwise. */
const listedIn = (xml: string): readonly ListedObject[] =>
  [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, content = '']) => ({
    name: tagIn(content, 'Key') ?? '',
    writtenAt: Date.parse(tagIn(content, 'LastModified') ?? ''),
  }));

/** Objects in a bucket of an S3-compatible store. What is sent is signed with its checksum: a store that got other bytes refuses them. */
export function s3Store(
  { endpoint, region, bucket, key, secret }: S3Settings,
  patienceMs = storePatienceMs,
): ObjectStore {
  const client = new AwsClient({
    accessKeyId: key,
    secretAccessKey: secret,
    region,
    service: 's3',
    retries: 2,
  });
  const root = `${endpoint.replace(/\/+$/, '')}/${bucket}`;
  const call = (url: string, init: RequestInit = {}) =>
    callStore((signal) => client.fetch(url, { ...init, redirect: 'manual', signal }), patienceMs);
  return {
    name: 's3',
    put: async (name, bytes) => {
      const response = await call(`${root}/${name}`, {
        method: 'PUT',
        body: new Uint8Array(bytes),
        headers: {
          'content-length': String(bytes.length),
          'x-amz-content-sha256': createHash('sha256').update(bytes).digest('hex'),
        },
      });
      await requireStatus(response, 200);
      await response.body?.cancel();
      // Every store names what it has written: anything in between that merely says that all is well does not.
      if (!response.headers.has('etag'))
        throw new StoreUnavailable('The store of files answered something else');
    },
    get: async (name, range) => {
      const response = await call(`${root}/${name}`, {
        headers: { range: `bytes=${range.start}-${range.end}` },
      });
      await requireStatus(response, 206);
      return toBody(response, range, patienceMs);
    },
    remove: async (name) => {
      const response = await call(`${root}/${name}`, { method: 'DELETE' });
      await requireStatus(response, 204, 200, 404);
      await response.body?.cancel();
    },
    list: async function* list() {
      let after = '';
      do {
        const query = new URLSearchParams({ 'list-type': '2' });
        if (after !== '') query.set('continuation-token', after);
        const response = await call(`${root}?${query.toString()}`);
        await requireStatus(response, 200);
        const xml = await readText(response, patienceMs);
        if (!xml.includes('<ListBucketResult'))
          throw new StoreUnavailable('The store of files answered something else');
        yield* listedIn(xml);
        after = decoded(tagIn(xml, 'NextContinuationToken') ?? '');
      } while (after !== '');
    },
  };
}
