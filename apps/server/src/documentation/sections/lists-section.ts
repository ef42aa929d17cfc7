import { basePath } from '@saer/contract/endpoint';
import { feeBook } from '@saer/contract/fee-book';
import { pricingPlan } from '@saer/contract/pricing-plan';
import { health } from '@saer/contract/health';
import { accesses } from '@saer/contract/access';
import { lists, type ListName, listNames } from '@saer/contract/lists/all';
import { html, type Html } from '../../http/html.ts';
import { typeOf } from '../schema-type.ts';
import { newName, pageName, rowName } from '../schemas.ts';
import { code, type Translator } from '../translator.ts';
import { summaries } from '../words/endpoint-words.ts';
import { listWords } from '../words/list-words.ts';
import { pageWords } from '../words/page-words.ts';
import { permissionWords } from '../words/permission-words.ts';
import { operationOf } from '../example/endpoint-example.ts';
import { address, type Section, table } from './section-elements.ts';

/** Fields of a row that are set on creation and cannot change. */
const createOnly = (name: ListName): readonly string[] => {
  const { create, update } = lists[name];
  return Object.keys(create.body.shape).filter((field) => !(field in update.body.shape));
};

/** Editing endpoints of each list. */
function editing({ language, say, prose }: Translator): Html {
  return html`<h2>${say(listWords.keeping)}</h2>
    <p>${prose(listWords.keepingIntro)}</p>
    <p>${prose(listWords.feeTables)}</p>
    <p>${say(permissionWords.who)}: ${code(accesses.admin.join(', '))}</p>
    ${table(
      say(listWords.keeping),
      [listWords.address, listWords.what, listWords.takes, listWords.once].map(say),
      listNames.map((name) => [
        html`${code(`${basePath}${lists[name].create.path}`)}${
          name === 'pricePlan' ? html`<br />${code(`${basePath}${pricingPlan.create.path}`)}` : ''
        }`,
        html`${lists[name].labels[language].many}`,
        html`<a href="#${newName(name)}">${code(newName(name))}</a>`,
        createOnly(name).length === 0 ? html`—` : code(createOnly(name).join(', ')),
      ]),
    )}`;
}

/** Endpoints that read the calculator's data, together or by list, and that edit the lists. */
export function listsSection({ speech, document }: Section): Html {
  const { say, prose } = speech;
  const replyOf = (endpoint: typeof feeBook | typeof health) =>
    html`<code dir="ltr"
      >${typeOf(operationOf(document, endpoint)?.responses[200].content['application/json']?.schema)}</code
    >`;
  return html`<section id="lists">
    <h1>${say(listWords.title)}</h1>
    <h2>${address(feeBook)}</h2>
    <p>
      ${prose(summaries.feeBook)} ${prose(listWords.feeBook)} ${say(pageWords.reply)}: ${replyOf(feeBook)}.
    </p>
    <h2>${address(health)}</h2>
    <p>${prose(summaries.health)} ${say(pageWords.reply)}: ${replyOf(health)}.</p>
    <h2>${say(listWords.lists)}</h2>
    <p>${prose(listWords.intro)}</p>
    ${table(
      say(listWords.lists),
      [listWords.address, listWords.what, listWords.columns, listWords.relations].map(say),
      listNames.map((name) => {
        const { find, page, relationNames } = lists[name];
        return [
          html`${code(`${basePath}${find.path}`)}<br />${
              name === 'pricePlan'
                ? html`${code(`${basePath}${pricingPlan.find.path}`)}<br />${code(`${basePath}${pricingPlan.page.path}`)}<br />`
                : ''
            }<span id="${pageName(name)}">${code(`${basePath}${page.path}`)}</span>`,
          html`${lists[name].labels[speech.language].many}`,
          html`<a href="#${rowName(name)}">${code(rowName(name))}</a>`,
          relationNames.length === 0 ? html`—` : code(relationNames.join(', ')),
        ];
      }),
    )}
    ${editing(speech)}
  </section>`;
}
