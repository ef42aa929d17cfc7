import * as contract from '@saer/contract/site/survey';
import type { FastifyInstance } from 'fastify';
import type { Database } from '../database/database.ts';
import { AppError } from '../http/replies/app-error.ts';
import { mountDownload } from '../http/mounting/mount-download.ts';
import { mountGuarded } from '../http/mounting/mount.ts';
import { csvDownload } from '../listing/csv-file.ts';
import { decodeFilter } from '../listing/decode-filter.ts';
import {
  exportResponses,
  countResponses,
  findResponsePage,
  hasSurveyedProducts,
  isWaiting,
} from './queries.ts';
import { saveSurveyAnswer, saveDismissal } from './service.ts';

/** Routes of the survey: asked of subscribers while its setting is on, read by admins always. */
export function surveyRoutes(app: FastifyInstance, db: Database): void {
  const isOpenTo = async (sellerId: number): Promise<boolean> =>
    app.siteSettings.get('survey') && (await hasSurveyedProducts(db, sellerId));
  const requireOpen = async (sellerId: number): Promise<void> => {
    if (!(await isOpenTo(sellerId))) throw new AppError({ code: 'notAllowed' });
  };
  mountGuarded(app, contract.findSurvey, async (_, { principal: { accountId } }) => ({
    isAsked: (await isOpenTo(accountId)) && (await isWaiting(db, accountId)),
  }));
  mountGuarded(app, contract.answerSurvey, async ({ body }, { principal: { accountId } }) => {
    await requireOpen(accountId);
    return { state: await saveSurveyAnswer(db, accountId, body) };
  });
  mountGuarded(app, contract.dismissSurvey, async ({ body }, { principal: { accountId } }) => {
    await requireOpen(accountId);
    return { state: await saveDismissal(db, accountId, body.state) };
  });
  mountGuarded(app, contract.pageSurveyResponses, ({ query }) =>
    findResponsePage(db, decodeFilter(query.filter)),
  );
  mountGuarded(app, contract.countSurveyResponses, () => countResponses(db));
  mountDownload(app, contract.exportSurveyResponses, async ({ query }, { language }) =>
    csvDownload(
      'survey-answers.csv',
      await exportResponses(db, { filter: decodeFilter(query.filter), language }),
    ),
  );
}
