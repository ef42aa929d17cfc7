import type { MessageDescriptor } from '@lingui/core';
import type { PriceOpinion, SurveyState } from '@saer/contract/survey';

/** Headers of the file with the survey's answers, in their order. */
export const exportHeaders = {
  changedAt: /*i18n*/ { id: 'survey.date', message: 'Date (UTC)' },
  account: /*i18n*/ { id: 'survey.account', message: 'Account' },
  name: /*i18n*/ { id: 'survey.name', message: 'Name' },
  state: /*i18n*/ { id: 'survey.state', message: 'State' },
  opinion: /*i18n*/ { id: 'survey.opinion', message: 'Are the prices in Saer what you expected?' },
  missing: /*i18n*/ { id: 'survey.missing', message: 'What is missing in Saer?' },
} as const satisfies Readonly<Record<string, MessageDescriptor>>;

export const stateWords: Readonly<Record<SurveyState, MessageDescriptor>> = {
  ANSWERED: /*i18n*/ { id: 'survey.answered', message: 'Answered' },
  LATER: /*i18n*/ { id: 'survey.later', message: 'Asked for later' },
  CLOSED: /*i18n*/ { id: 'survey.closed', message: 'Closed without an answer' },
};

export const opinionWords: Readonly<Record<PriceOpinion, MessageDescriptor>> = {
  AS_EXPECTED: /*i18n*/ { id: 'survey.asExpected', message: 'Yes' },
  HIGHER: /*i18n*/ { id: 'survey.higher', message: 'No, they are higher' },
  LOWER: /*i18n*/ { id: 'survey.lower', message: 'No, they are lower' },
  NOT_SURE: /*i18n*/ { id: 'survey.notSure', message: 'Not sure' },
};
