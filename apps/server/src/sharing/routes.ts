import { parseCalculation } from '@saer/contract/api/calculation-query';
import { shareAnswer, shareCard, sharedAnswerDays, sharedAnswerPath } from '@saer/contract/products/sharing';
import { isLanguage, type Language } from '@saer/i18n/locale';
import type { FastifyInstance } from 'fastify';
import type { AppDependencies } from '../app-dependencies.ts';
import { readLanguage } from '../http/requests/caller.ts';
import { sendPage } from '../http/pages/html-page.ts';
import { mountPublicPicture } from '../http/mounting/mount-picture.ts';
import { mount } from '../http/mounting/mount.ts';
import { toNetwork } from '../http/requests/client-address.ts';
import type { LinkPreview } from '../web/link-preview.ts';
import { nameAnswer, openAnswer, sealAnswer, type SharedAnswer } from './answer/shared-answer.ts';
import { findPriced, priceCalculation, sharedPart } from './answer/price-calculation.ts';
import { cardDocument } from './card/card-document.ts';
import { cardTag, createCards, TooManyCards } from './card/cards.ts';
import { toPreview, gonePage, sharePage } from './page/share-page.ts';

type Dependencies = Pick<AppDependencies, 'db' | 'secretKey' | 'settings'>;

/** The calculator for the store of an answer, and its category where that was shared. */
const calculatorFor = ({ store, category }: SharedAnswer): string =>
  new URLSearchParams({ store, ...(category === undefined ? {} : { subFamily: category }) }).toString();

/** The picture of an answer without one, in the built web. */
const generalCard = (language: Language): string => `/preview-${language}.png`;

function pageRoute(
  app: FastifyInstance,
  { db, secretKey, settings: { siteOrigin: origin } }: Dependencies,
): void {
  app.get<{ Params: { '*': string }; Querystring: { language?: unknown } }>(
    `${sharedAnswerPath}/*`,
    async (request, reply) => {
      const { query, headers, method } = request;
      const token = request.params['*'];
      const fontFaces = app.fontFaces();
      const shared = openAnswer(secretKey, token);
      const language = isLanguage(query.language)
        ? query.language
        : (shared?.language ?? readLanguage({ headers }));
      const answer = shared && (await nameAnswer(db, { ...shared, language }));
      void reply.header('cache-control', 'no-cache').header('x-robots-tag', 'noindex');
      if (shared === undefined || answer === undefined)
        return sendPage(reply.code(404), gonePage(language, sharedAnswerDays, { fontFaces }));
      if (method === 'GET') app.countVisit(request, { page: sharedAnswerPath, language });
      return sendPage(
        reply,
        sharePage(answer, { token, calculator: calculatorFor(shared), fontFaces, origin }),
      );
    },
  );
}

export function sharingRoutes(app: FastifyInstance, deps: Dependencies): void {
  const { db, secretKey } = deps;
  const cards = createCards();
  mount(app, shareAnswer, async ({ body: { calculation, ...shown } }, { token }) => {
    const seller = token === undefined ? null : ((await app.findPrincipal(token))?.tenantId ?? null);
    const answer = await priceCalculation(db, calculation, seller);
    app.eventCounter.add('sharedAnswer');
    return sealAnswer(secretKey, sharedPart(answer, shown));
  });
  mountPublicPicture(app, shareCard, async ({ token }, { language, address }) => {
    const shared = openAnswer(secretKey, token);
    const answer = shared && (await nameAnswer(db, shared));
    if (answer === undefined) return { elsewhere: generalCard(language) };
    const document = cardDocument(answer);
    const draw = () =>
      cards.find(document, toNetwork(address)).catch((error: unknown) => {
        if (error instanceof TooManyCards) return { elsewhere: generalCard(document.language) };
        throw error;
      });
    return { tag: cardTag(document), draw };
  });
  pageRoute(app, deps);
}

/** The link preview of a calculation in the calculator's query: its price, if it has one. */
export async function findCalculationPreview(
  { db, secretKey, settings }: Dependencies,
  query: string,
  language: Language,
): Promise<LinkPreview | undefined> {
  const calculation = parseCalculation(query);
  const answer = calculation === undefined ? undefined : await findPriced(db, calculation);
  if (answer === undefined) return undefined;
  const shared = sharedPart(answer, { language, showsProfit: true, showsCategory: true });
  const named = await nameAnswer(db, shared);
  if (named === undefined) return undefined;
  const { token } = sealAnswer(secretKey, shared);
  return toPreview(named, { origin: settings.siteOrigin, path: `/calculator?${calculation}`, token });
}
