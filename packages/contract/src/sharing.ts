import * as z from 'zod/mini';
import { calculationQuery } from './calculation-query.ts';
import { type Endpoint, nothing } from './endpoint.ts';
import { choice, instant, text, yesOrNo } from './field.ts';

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
  query: z.object({ token: token() }),
  body: nothing,
  reply: nothing,
  repliesWith: ['image/png'],
} as const satisfies Endpoint;
