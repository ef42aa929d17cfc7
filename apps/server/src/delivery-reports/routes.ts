import { basePath, kilobyte } from '@saer/contract/api/endpoint';
import { type CodeChannel, codeChannels } from '@saer/contract/account/auth';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { AppError } from '../http/replies/app-error.ts';
import { clientAddress, toNetwork } from '../http/requests/client-address.ts';
import { reportPath, deriveReportSecret } from '../integrations/reports/report-addresses.ts';
import { keyedHash, sameHash } from '../secrets/keyed-hash.ts';
import { applyReport, countGuess, rejectGuesser } from './applying/apply-report.ts';
import { type DeliveryReport, readEmailReport, readSmsReport } from './reading/read-report.ts';

const bodyLimit = 64 * kilobyte;

interface Addressed {
  readonly Params: { readonly secret: string };
}

/** Takes in what providers report of messages. They have no session: the secret in the address says that it is they, and nothing is read before. */
export function deliveryReportRoutes(
  app: FastifyInstance,
  deps: Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>,
): void {
  const { db, secretKey, settings } = deps;
  const hash = (text: string): string => keyedHash(secretKey, 'deliveryReport', text);
  const expected = hash(deriveReportSecret(settings, secretKey));
  const requireSecret = async (request: FastifyRequest<Addressed>): Promise<void> => {
    const network = toNetwork(clientAddress(request));
    await rejectGuesser(deps, network);
    if (sameHash(hash(request.params.secret), expected)) return;
    await countGuess(deps, network);
    request.log.warn({ area: 'security', event: 'deliveryReport', refusal: 'secret' }, 'refused');
    throw new AppError({ code: 'notFound' });
  };
  const read = async (
    channel: CodeChannel,
    { body, headers }: FastifyRequest<Addressed>,
  ): Promise<DeliveryReport | undefined> => {
    const text = typeof body === 'string' ? body : '';
    const contentType = (headers['content-type'] ?? '').trim();
    return channel === 'sms'
      ? readSmsReport(settings.sms.provider, text, contentType.toLowerCase())
      : readEmailReport(
          text,
          contentType.replace(/^[^;]*/, (type) => type.toLowerCase()),
        );
  };
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, async (_request: unknown, body: string | Buffer) =>
      body.toString(),
    );
    for (const channel of codeChannels)
      scope.post<Addressed>(
        `${basePath}${reportPath}/${channel}/:secret`,
        { bodyLimit, onRequest: requireSecret },
        async (request, reply) => {
          const report = await read(channel, request);
          if (report === undefined) {
            request.log.warn({ channel }, 'a delivery report that cannot be read');
            return reply.status(400).send({});
          }
          if (!(await applyReport(db, report)))
            request.log.warn({ channel }, 'a delivery report about no message of ours');
          return {};
        },
      );
  });
}
