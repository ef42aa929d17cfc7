import * as z from 'zod/mini';
import { type Endpoint, nothing } from './endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from './field.ts';
import { pageOf } from './list-filter.ts';
import { pageQuery } from './list-query.ts';
import { writtenText } from './written-text.ts';

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
  query: nothing,
  body: nothing,
  reply: z.object({ isAsked: yesOrNo() }),
} as const satisfies Endpoint;

export const answerSurvey = {
  method: 'POST',
  path: surveyPath,
  access: 'subscriber',
  summary: 'Answer the survey',
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
  query: pageQuery,
  body: nothing,
  reply: nothing,
  repliesWith: ['text/csv'],
} as const satisfies Endpoint;

/** The endpoints of the survey, in the order of the documentation. */
export const surveyEndpoints: readonly Endpoint[] = [
  findSurvey,
  answerSurvey,
  dismissSurvey,
  pageSurveyResponses,
  countSurveyResponses,
  exportSurveyResponses,
];
