import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { PriceOpinion, SurveyResponse } from '@saer/contract/site/survey';
import type { BadgeTone } from '../../components/layout/badge.tsx';

/** Answers to the question about the prices. */
export const opinionWords: Readonly<Record<PriceOpinion, MessageDescriptor>> = {
  AS_EXPECTED: msg`As expected`,
  HIGHER: msg`Higher than expected`,
  LOWER: msg`Lower than expected`,
  NOT_SURE: msg`Not sure`,
};

const closed = msg`Closed without an answer`;
const later = msg`Asked for later`;

/** Choices of the list's filter: every answer, and who did not answer. */
export const choiceWords = { ...opinionWords, CLOSED: closed, LATER: later };

/** The badge of a response. */
export function responseBadge({ state, opinion }: Pick<SurveyResponse, 'state' | 'opinion'>): {
  readonly tone: BadgeTone;
  readonly label: MessageDescriptor;
} {
  if (state === 'CLOSED') return { tone: 'neutral', label: closed };
  if (opinion === null) return { tone: 'neutral', label: later };
  return { tone: opinion === 'AS_EXPECTED' ? 'positive' : 'info', label: opinionWords[opinion] };
}
