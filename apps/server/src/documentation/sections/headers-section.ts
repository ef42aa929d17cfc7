import { requestHeaders } from '@saer/contract/api/request-headers';
import { html, type Html } from '../../http/replies/html.ts';
import { isSchema } from '../schema-type.ts';
import { code, prose } from '../prose.ts';
import { pageWords } from '../page-words.ts';
import { type Section, table } from './section-elements.ts';

type HeaderName = keyof typeof requestHeaders.shape;

const isHeaderName = (name: string): name is HeaderName => name in requestHeaders.shape;

const headersTitle: string = 'Headers of every call';

/** The meaning of each header. */
const headerWords: Readonly<Record<HeaderName, string>> = {
  authorization:
    '`Bearer` and the `accessToken` from sign-in, identifying the caller. Public endpoints need none',
  'x-idrive-device-id': 'Identifies the calling device',
  language: 'Language of the messages, `ar` or `en`; goes before `accept-language`',
  'accept-language': 'As a browser sends it; counts where `language` is absent',
  'session-id': 'Identifies the calling session',
  'app-version': 'Version of the app that calls',
  platform: '`web` may send 500 rows at once, `desktop` 2,500; anything else is refused',
};

/** The behaviour without the header, if it is not a single value. */
const headerDefaults: Readonly<Record<string, string>> = {
  language: 'what `accept-language` says',
  'accept-language': 'English',
};

/** The headers that every call may have. */
export function headersSection({ document }: Section): Html {
  const parameters = document.components.parameters;
  const defaultOf = (name: string): Html => {
    const schema = parameters[name]?.schema;
    const value = isSchema(schema) ? schema['default'] : undefined;
    if (typeof value === 'string') return code(value);
    const words = headerDefaults[name];
    return words === undefined ? html`—` : prose(words);
  };
  return html`<section id="headers">
    <h1>${headersTitle}</h1>
    ${table(
      headersTitle,
      [pageWords.name, pageWords.meaning, pageWords.default],
      Object.keys(requestHeaders.shape)
        .filter(isHeaderName)
        .map((name) => [code(name), prose(headerWords[name]), defaultOf(name)]),
    )}
  </section>`;
}
