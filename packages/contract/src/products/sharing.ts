import * as z from 'zod/mini';
import { calculationQuery } from '../api/calculation-query.ts';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, instant, text, yesOrNo } from '../api/field.ts';

/** Path of the page that shows a shared answer; its token follows. */
export const sharedAnswerPath = '/s';

/** Days for which a shared answer can be seen. */
export const sharedAnswerDays = 90;

const token = () => text(300);

/** Shares the answer of a calculation without its inputs: the link holds the answer, encrypted, and the server stores nothing. */
export const shareAnswer = {
  method: 'POST',
  path: '/share',
  access: 'public',
  summary: 'A link to the price of a calculation, without its inputs',
  description:
    'Prices a calculation, given as the query of the calculator’s address, and returns a token for its answer: the page is `/s/TOKEN`, the picture `GET /share/card`. The token is encrypted and holds the price, the store and the first day of its fees, and the profit and the category only if you want that; never the cost, the target, the name or the barcode. Nothing is stored. It expires after 90 days.',
  query: nothing,
  body: z.strictObject({
    calculation: calculationQuery(),
    language: choice(['ar', 'en']),
    showsProfit: yesOrNo(),
    showsCategory: yesOrNo(),
  }),
  reply: z.object({ token: token(), expiresAt: instant() }),
} as const satisfies Endpoint;

/** Size of the picture, in pixels: what link previews expect. */
export const cardSize = { width: 1200, height: 630 } as const;

export const shareCard = {
  method: 'GET',
  path: '/share/card',
  access: 'public',
  summary: 'A shared answer as a picture of 1200 × 630 pixels',
  description:
    'The answer of a token as a picture for link previews, in the token’s language. A token that is invalid or has expired leads to the general picture of the site. Pictures are cached; at most 30 new ones are drawn for an address in a minute.',
  query: z.object({ token: token() }),
  body: nothing,
  reply: nothing,
  repliesWith: ['image/png'],
} as const satisfies Endpoint;

export const sharingEndpoints: readonly DescribedEndpoint[] = [shareAnswer, shareCard];
