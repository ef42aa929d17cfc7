import { type FilterOperator, filterOperators, type ListFilter } from '@saer/contract/api/list-filter';
import { html, type Html } from '../../http/replies/html.ts';
import { schemaRows } from '../schema-type.ts';
import { code, prose, pageWords } from '../prose.ts';
import { type Section, snippet, table } from './section-elements.ts';

/** The page's filter; a test sends it. */
export const filterExample = {
  where: { active: true, 'name.en': { contains: 'noon' } },
  order_by: { nameEn: 'asc' },
  limit: 5,
} satisfies ListFilter;

const filterCommand = `filter='${JSON.stringify(filterExample)}'

curl -sSG "$SAER/v1/store/page" \\
  --data-urlencode "filter=$(printf %s "$filter" | base64 | tr -d '\\n')"`;

/** Words of the filter section. */
const filterWords = {
  title: 'Filter a list',
  intro:
    '`?filter=` on an address with `/page` carries the base64 (or base64url) of a JSON object in UTF-8. Without it comes the first page: 10 rows, and at most 100 when asked.',
  command: 'Active stores with “noon” in their name',
  keys: 'Keys of the filter',
  operators: 'Operators',
  operatorsIntro:
    'A column takes a value, or operators that must all hold. At most 32 operators and orders in one filter, which is at most 16,384 characters long.',
  reply: 'A page',
} as const;

const filterKeyWords: Readonly<Record<string, string>> = {
  where:
    'Conditions by column, all of which must hold. Columns may be written `nameEn`, `name.en` or `name_en`',
  order_by: 'Columns to sort by, `asc` or `desc`, in turn',
  search:
    'Words to look for in the names and the code of a row, in both languages, however they are spelt; all of them must be there. Only lists of rows with names can be searched',
  relations: 'Related rows to include, from the table of lists',
  page: 'Which page, from 1',
  limit: 'Rows on a page: 10 unless told, 100 at most',
  after:
    'The `next` of the page before, in the place of `page` and with the same order: however deep, it costs what the first page does',
  ignorePaginationCount: 'Skips counting all rows: `total` and `pageCount` are then `null`',
};

const pageKeyWords: Readonly<Record<string, string>> = {
  data: 'The rows of the page',
  page: 'Which page this is',
  limit: 'How many rows a page has',
  total: 'Rows that fit the filter',
  pageCount: 'Pages that fit the filter',
  next: 'What `after` takes for the page behind this one; `null`: this is the last',
};

const operatorWords: Readonly<Record<FilterOperator, string>> = {
  eq: 'Equal; with `null`: without a value',
  ne: 'Not equal; with `null`: with a value',
  in: 'One of the list',
  gt: 'Greater',
  gte: 'Greater or equal',
  lt: 'Less',
  lte: 'Less or equal',
  contains: 'Text that holds this, capital or small',
  startsWith: 'Text that begins with this, capital or small',
  isNull: 'Without a value (`true`) or with one (`false`)',
};

/** An example for each operator, as used in `where`. */
const operatorExamples: Readonly<Record<FilterOperator, string>> = {
  eq: '{"active": {"eq": true}}',
  ne: '{"fulfilmentMode": {"ne": "SELF"}}',
  in: '{"fulfilmentMode": {"in": ["FBN", "FBA"]}}',
  gt: '{"amount": {"gt": 0}}',
  gte: '{"effectiveFrom": {"gte": "2026-01-01"}}',
  lt: '{"position": {"lt": 10}}',
  lte: '{"rate1": {"lte": 1500}}',
  contains: '{"nameAr": {"contains": "نون"}}',
  startsWith: '{"code": {"startsWith": "AMAZON"}}',
  isNull: '{"breakpoint": {"isNull": true}}',
};

/** The filter of all paged lists, described once. */
export function filterSection({ document }: Section): Html {
  const keyTable = (caption: string, schemaId: string, words: typeof filterKeyWords) =>
    table(
      caption,
      [pageWords.name, pageWords.type, pageWords.meaning],
      schemaRows(document.components.schemas[schemaId]).flatMap(({ name, type }) => {
        const meaning = words[name];
        return meaning === undefined
          ? []
          : [[code(name), html`<code dir="ltr">${type}</code>`, prose(meaning)] as const];
      }),
    );
  return html`<section id="filter">
    <h1>${filterWords.title}</h1>
    <p>${prose(filterWords.intro)}</p>
    ${snippet(filterWords.command, filterCommand, 'example-filter')}
    <h2 id="ListFilter">${filterWords.keys}</h2>
    ${keyTable(filterWords.keys, 'ListFilter', filterKeyWords)}
    <h2 id="FilterCondition">${filterWords.operators}</h2>
    <p>${prose(filterWords.operatorsIntro)}</p>
    ${table(
      filterWords.operators,
      [pageWords.name, pageWords.meaning, pageWords.example],
      filterOperators.map((name) => [code(name), prose(operatorWords[name]), code(operatorExamples[name])]),
    )}
    <h2>${filterWords.reply}</h2>
    ${keyTable(filterWords.reply, 'StorePage', pageKeyWords)}
  </section>`;
}
