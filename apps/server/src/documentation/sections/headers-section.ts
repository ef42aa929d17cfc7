import { requestHeaders } from '@saer/contract/request-headers';
import { html, type Html } from '../../http/html.ts';
import { isSchema } from '../schema-type.ts';
import { code } from '../translator.ts';
import { headerDefaults, headersTitle, headerWords, isHeaderName } from '../words/header-words.ts';
import { pageWords } from '../words/page-words.ts';
import { type Section, table } from './section-elements.ts';

/** The headers that every call may have. */
export function headersSection({ speech: { say, prose }, document }: Section): Html {
  const parameters = document.components.parameters;
  const defaultOf = (name: string): Html => {
    const schema = parameters[name]?.schema;
    const value = isSchema(schema) ? schema['default'] : undefined;
    if (typeof value === 'string') return code(value);
    const words = headerDefaults[name];
    return words === undefined ? html`—` : prose(words);
  };
  return html`<section id="headers">
    <h1>${say(headersTitle)}</h1>
    ${table(
      say(headersTitle),
      [pageWords.name, pageWords.meaning, pageWords.default].map(say),
      Object.keys(requestHeaders.shape)
        .filter(isHeaderName)
        .map((name) => [code(name), prose(headerWords[name]), defaultOf(name)]),
    )}
  </section>`;
}
