import { createHash } from 'node:crypto';
import pLimit from 'p-limit';
import { LruCache } from '../../fees/book/lru-cache.ts';
import { AppError } from '../../http/replies/app-error.ts';
import { requestLimit } from '../../http/limits/request-limit.ts';
import type { CardDocument } from './card-document.ts';
import { cardTemplate, renderCard } from './render-card.ts';

/** Bytes of pictures held in memory: some two hundred. */
const cacheBytes = 8 * 1024 * 1024;
/** Pictures drawn in a minute: for one network, and for all. Those that are in memory are not counted. */
export const drawnForNetwork = 30;
const drawnForAll = 300;
/** Pictures that wait to be drawn; one is drawn at a time. */
const maxWaiting = 8;

const computeHash = (text: string): string =>
  createHash('sha256').update(text).digest('base64url').slice(0, 22);
const templateHash = computeHash(cardTemplate);

/** The version of a picture, known before it is drawn. */
export const cardTag = (document: CardDocument): string =>
  computeHash(`${templateHash} ${JSON.stringify(document)}`);

/** No further picture is drawn at the moment. */
export class TooManyCards extends Error {
  override readonly name = 'TooManyCards';
}

/** Pictures of shared answers, drawn once and within limits. */
export function createCards() {
  const drawn = new LruCache<Buffer>(cacheBytes, (picture) => picture.length);
  const ofNetwork = requestLimit('card-network', drawnForNetwork);
  const ofAll = requestLimit('card-all', drawnForAll);
  const oneAtATime = pLimit(1);
  const draw = async (document: CardDocument, network: string): Promise<Buffer> => {
    if (!ofNetwork(network).isWithin) throw new AppError({ code: 'tooManyRequests' });
    if (oneAtATime.pendingCount >= maxWaiting || !ofAll('').isWithin) throw new TooManyCards();
    return oneAtATime(() => renderCard(document));
  };
  return {
    /**
     * The picture of an answer, for a caller from a network.
     * @throws {AppError} if the network has had too many drawn
     * @throws {TooManyCards} if everybody together has
     */
    find: (document: CardDocument, network: string) =>
      drawn.getOrLoad(cardTag(document), () => draw(document, network)),
  };
}
