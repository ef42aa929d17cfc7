import { errorCodes } from '@saer/contract/error-code';
import { errorStatusOf } from '@saer/contract/error-status';
import { html, type Html } from '../../http/html.ts';
import { code } from '../translator.ts';
import { adviceFor, errorWords } from '../words/error-words.ts';
import { pageWords } from '../words/page-words.ts';
import { groupedTable, type Section } from './section-elements.ts';

/** Every error code under its status. */
export function errorsSection({ speech: { say, prose, error } }: Section): Html {
  const byStatus = [...Map.groupBy(errorCodes, (each) => errorStatusOf(each))];
  return html`<section id="errors">
    <h1 id="ErrorCode">${say(errorWords.title)}</h1>
    <p>${prose(errorWords.intro)}</p>
    ${groupedTable(
      say(errorWords.title),
      [errorWords.code, pageWords.message].map(say),
      byStatus.map(([status, codes]) => ({
        head: html`<strong>${status}</strong> ${prose(adviceFor(status))}`,
        rows: codes.map((each) => [code(each), html`${error(each)}`]),
      })),
    )}
  </section>`;
}
