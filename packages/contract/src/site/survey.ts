import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, nothing } from '../api/endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from '../api/field.ts';
import { pageOf } from '../api/list-filter.ts';
import { pageQuery } from '../api/list-query.ts';
import { writtenText } from '../api/written-text.ts';

/** Products, saved with their price, from which on a seller is asked. */
export const surveyedProducts = 10;
/** Days after which a seller who answered “later” is asked again. */
export const surveyLaterDays = 14;
export const longestSurveyText = 1_000;

/** Answers to “Is the price what you expected?” */
export const priceOpinions = ['AS_EXPECTED', 'HIGHER', 'LOWER', 'NOT_SURE'] as const;
export type PriceOpinion = (typeof priceOpinions)[number];

export const surveyDismissals = ['LATER', 'CLOSED'] as const;
export const surveyStates = ['ANSWERED', ...surveyDismissals] as const;
export type SurveyState = (typeof surveyStates)[number];

const opinion = () => choice(priceOpinions);
const state = () => choice(surveyStates);
const surveyPath = '/product/survey';

export const findSurvey = {
  method: 'GET',
  path: surveyPath,
  access: 'subscriber',
  summary: 'Whether the survey should be shown now',
  description:
    'True while the setting `survey` is on, for a subscriber with ten saved products or more, examples not counted, who has neither answered nor closed the survey. After “later” it is false for 14 days.',
  query: nothing,
  body: nothing,
  reply: z.object({ isAsked: yesOrNo() }),
} as const satisfies Endpoint;

export const answerSurvey = {
  method: 'POST',
  path: surveyPath,
  access: 'subscriber',
  summary: 'Answer the survey',
  description:
    'Saves whether the price is what the seller expected and, if they like, in up to 1,000 characters what is missing. There is one answer an account: another one replaces it. Refused with `notAllowed` while the setting is off or the seller has fewer than ten products.',
  query: nothing,
  body: z.strictObject({
    opinion: opinion(),
    missing: z.exactOptional(writtenText(longestSurveyText)),
  }),
  reply: z.object({ state: state() }),
} as const satisfies Endpoint;

export const dismissSurvey = {
  method: 'PUT',
  path: surveyPath,
  access: 'subscriber',
  summary: 'Close the survey, or ask for it later',
  description:
    'Closes the survey for good (`CLOSED`), or for 14 days (`LATER`). An answer stays one, and what is closed stays closed: `state` says what holds. Refused like an answer.',
  query: nothing,
  body: z.strictObject({ state: choice(surveyDismissals) }),
  reply: z.object({ state: state() }),
} as const satisfies Endpoint;

/** A seller’s answer, or that they closed or postponed the survey, as admins see it. */
export const surveyResponse = z.object({
  id: id(),
  state: state(),
  /** Null unless it was answered. */
  opinion: z.nullable(opinion()),
  /** Features that the seller misses; null: nothing was written. */
  missing: z.nullable(text(longestSurveyText)),
  changedAt: instant(),
  account: z.object({ id: id(), fullName: text(201) }),
});
export type SurveyResponse = z.infer<typeof surveyResponse>;

export const pageSurveyResponses = {
  method: 'GET',
  path: '/product/survey/page',
  access: 'admin',
  summary: 'What sellers did with the survey, a page at a time',
  description:
    'Answers, and who closed or postponed the survey, the latest first. Filtered and sorted by `state`, `opinion`, `changedAt` and `accountId`; `search` looks in the texts.',
  query: pageQuery,
  body: nothing,
  reply: pageOf(surveyResponse),
} as const satisfies Endpoint;

const number = () => count(0, 2_147_483_647);

export const countSurveyResponses = {
  method: 'GET',
  path: '/product/survey/summary',
  access: 'admin',
  summary: 'How often each answer was given',
  description: 'Responses by `state`, answers by `opinion`, and how many say what is missing.',
  query: nothing,
  body: nothing,
  reply: z.object({
    states: z.object({ ANSWERED: number(), LATER: number(), CLOSED: number() }),
    opinions: z.object({ AS_EXPECTED: number(), HIGHER: number(), LOWER: number(), NOT_SURE: number() }),
    /** Answers that say what is missing. */
    withText: number(),
  }),
} as const satisfies Endpoint;
export type SurveySummary = z.infer<typeof countSurveyResponses.reply>;

export const exportSurveyResponses = {
  method: 'GET',
  path: '/product/survey/export',
  access: 'admin',
  summary: 'The same list as a CSV file',
  description: 'All rows of the list that a filter finds, as CSV, regardless of its page.',
  query: pageQuery,
  body: nothing,
  reply: nothing,
  repliesWith: ['text/csv'],
} as const satisfies Endpoint;

export const surveyEndpoints: readonly DescribedEndpoint[] = [
  findSurvey,
  answerSurvey,
  dismissSurvey,
  pageSurveyResponses,
  countSurveyResponses,
  exportSurveyResponses,
];
