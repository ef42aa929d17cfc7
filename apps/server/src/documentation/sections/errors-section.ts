import { errorCodes } from '@saer/contract/api/error-code';
import { errorStatusOf } from '@saer/contract/api/error-status';
import { html, type Html } from '../../http/replies/html.ts';
import { code, prose, errorText } from '../prose.ts';
import { pageWords } from '../page-words.ts';
import { groupedTable } from './section-elements.ts';

/** Words of the error table. */
const errorWords = {
  title: 'Errors',
  intro:
    'Every error has a status, a `code` that never changes and a `message` in the language of the request; a name in `[…]` stands for what belongs to the occasion. Several are listed in `problems`, 50 at most; `more` counts the rest.',
  code: 'Code',
  correct: 'Correct the request; sending it again as it is will not help.',
  wait: 'Wait a moment and send it again.',
  ours: 'The fault is ours; retry, and tell us the `id` if it persists.',
} as const;

/** Advice for every error with a status. */
function adviceFor(status: number): string {
  if (status === 429 || status === 503) return errorWords.wait;
  return status < 500 ? errorWords.correct : errorWords.ours;
}

/** Every error code under its status. */
export function errorsSection(): Html {
  const byStatus = [...Map.groupBy(errorCodes, (each) => errorStatusOf(each))];
  return html`<section id="errors">
    <h1 id="ErrorCode">${errorWords.title}</h1>
    <p>${prose(errorWords.intro)}</p>
    ${groupedTable(
      errorWords.title,
      [errorWords.code, pageWords.message],
      byStatus.map(([status, codes]) => ({
        head: html`<strong>${status}</strong> ${prose(adviceFor(status))}`,
        rows: codes.map((each) => [code(each), html`${errorText(each)}`]),
      })),
    )}
  </section>`;
}
