import { basePath } from '@saer/contract/api/endpoint';
import { downloadRelease } from '@saer/contract/site/release';
import type { FastifyInstance } from 'fastify';
import { defineLimit, type LimitDependencies, requireWithin } from '../../auth/limits/limit.ts';
import { clientAddress } from '../../http/requests/client-address.ts';
import { networkOf } from '../../http/limits/network-of.ts';
import { parseInput } from '../../http/mounting/parse-input.ts';
import type { FileContext } from '../../storage/files/file-context.ts';
import { sendDownload } from '../../storage/reading/serve-file.ts';
import { findPublishedFile } from '../queries.ts';

/** Downloads of releases, or of ranges of them, from one network: an office may share one. */
const downloadsFrom = defineLimit({ name: 'release-from', points: 100, seconds: 3_600 });

/** Anybody may save it, and asks again before using what was saved: a release can be withdrawn. */
const caching = { 'cache-control': 'public, no-cache', vary: 'accept-encoding' } as const;

/** Serves the files of published releases to everybody. */
export function serveReleases(
  app: FastifyInstance,
  deps: LimitDependencies,
  context: Pick<FileContext, 'db' | 'store'>,
): void {
  const { method, path, query } = downloadRelease;
  app.route({
    method,
    url: `${basePath}${path}`,
    // Files are compressed already, or their length is asked for.
    compress: false,
    handler: async (request, response) => {
      await requireWithin(deps, downloadsFrom, networkOf(clientAddress(request)));
      const { id } = parseInput(query, request.query);
      return sendDownload(context, await findPublishedFile(deps.db, id), request, response, { caching });
    },
  });
}
