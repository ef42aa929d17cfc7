import { filterOperators } from '@saer/contract/list-filter';
import { filterCommand } from '../example/filter-example.ts';
import { html, type Html } from '../../http/html.ts';
import { schemaRows } from '../schema-rows.ts';
import { code } from '../translator.ts';
import {
  filterKeyWords,
  filterWords,
  operatorExamples,
  operatorWords,
  pageKeyWords,
} from '../words/filter-words.ts';
import { pageWords } from '../words/page-words.ts';
import { type Section, snippet, table } from './section-elements.ts';

/** The filter of all paged lists, described once. */
export function filterSection({ speech, document }: Section): Html {
  const { say, prose } = speech;
  const keyTable = (caption: string, schemaId: string, words: typeof filterKeyWords) =>
    table(
      caption,
      [pageWords.name, pageWords.type, pageWords.meaning].map(say),
      schemaRows(document.components.schemas[schemaId]).flatMap(({ name, type }) => {
        const meaning = words[name];
        return meaning === undefined
          ? []
          : [[code(name), html`<code dir="ltr">${type}</code>`, prose(meaning)] as const];
      }),
    );
  return html`<section id="filter">
    <h1>${say(filterWords.title)}</h1>
    <p>${prose(filterWords.intro)}</p>
    ${snippet(speech, say(filterWords.command), filterCommand, 'example-filter')}
    <h2 id="ListFilter">${say(filterWords.keys)}</h2>
    ${keyTable(say(filterWords.keys), 'ListFilter', filterKeyWords)}
    <h2 id="FilterCondition">${say(filterWords.operators)}</h2>
    <p>${prose(filterWords.operatorsIntro)}</p>
    ${table(
      say(filterWords.operators),
      [pageWords.name, pageWords.meaning, pageWords.example].map(say),
      filterOperators.map((name) => [code(name), prose(operatorWords[name]), code(operatorExamples[name])]),
    )}
    <h2>${say(filterWords.reply)}</h2>
    ${keyTable(say(filterWords.reply), 'StorePage', pageKeyWords)}
  </section>`;
}
