import { basePath } from '@saer/contract/endpoint';
import { feeBook } from '@saer/contract/fee-book';
import { health } from '@saer/contract/health';
import { referenceData, referenceNames } from '@saer/contract/reference-data';
import { html, type Html } from '../../http/html.ts';
import { typeOf } from '../schema-type.ts';
import { pageName, rowName } from '../schemas.ts';
import { code } from '../speech.ts';
import { listNames, summaries } from '../words/endpoint-words.ts';
import { listWords } from '../words/list-words.ts';
import { pageWords } from '../words/page-words.ts';
import { address, operationOf, type Section, table } from './parts.ts';

/** What is read and never changed by the caller: everything at once, or list by list. */
export function listsSection({ speech, document }: Section): Html {
  const { say, prose } = speech;
  const replyOf = (endpoint: typeof feeBook | typeof health) =>
    html`<code dir="ltr"
      >${typeOf(operationOf(document, endpoint)?.responses[200].content['application/json'].schema)}</code
    >`;
  return html`<section id="lists">
    <h2>${say(listWords.title)}</h2>
    <p>${address(feeBook)}</p>
    <p>
      ${prose(summaries.feeBook)} ${prose(listWords.feeBook)} ${say(pageWords.reply)}: ${replyOf(feeBook)}.
    </p>
    <p>${address(health)}</p>
    <p>${prose(summaries.health)} ${say(pageWords.reply)}: ${replyOf(health)}.</p>
    <h3>${say(listWords.lists)}</h3>
    <p>${prose(listWords.intro)}</p>
    ${table(
      say(listWords.lists),
      [listWords.address, listWords.what, listWords.columns, listWords.relations].map(say),
      referenceNames.map((name) => {
        const { find, page, relationNames } = referenceData[name];
        return [
          html`${code(`${basePath}${find.path}`)}<br /><span id="${pageName(name)}"
              >${code(`${basePath}${page.path}`)}</span
            >`,
          html`${say(listNames[name])}`,
          html`<a href="#${rowName(name)}">${code(rowName(name))}</a>`,
          relationNames.length === 0 ? html`—` : code(relationNames.join(', ')),
        ];
      }),
    )}
  </section>`;
}
