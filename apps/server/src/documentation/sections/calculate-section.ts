import { prose, pageWords } from '../prose.ts';
import { calculate, type CalculateRow } from '@saer/contract/products/calculate';
import { abbreviateJson, formatJson, findOperation } from '../example/endpoint-example.ts';
import { html, type Html } from '../../http/replies/html.ts';
import { schemaRows, describeType } from '../schema-type.ts';
import { address, fieldTable, type Section, snippet, split } from './section-elements.ts';
import type { JsonSchema } from '../schemas.ts';

import replies from '../example/recorded-replies.json' with { type: 'json' };

const on = '2026-11-20';

const watch: CalculateRow = {
  store: 'NOON_SA_FBN',
  subFamily: 'watches',
  sides: [200, 150, 100],
  weight: 400,
  cost: 5000,
  marginRate: 2000,
};

/** A request on the page with the server's reply; a test repeats it and compares. */
interface Exchange {
  readonly sent: JsonSchema;
  readonly status: number;
  readonly reply: JsonSchema;
}

export const sentExamples = {
  one: { on, ...watch },
  many: { on, products: [watch, { ...watch, store: 'AMAZON_SA_FBA', cost: 0 }] },
  refused: { on, ...watch, sides: [200, 0, 100] },
} as const;
export type ExampleName = keyof typeof sentExamples;

const toExample = (name: ExampleName): Exchange => ({
  sent: sentExamples[name],
  ...replies[name],
});

/** The meaning of each field of a product, by its path. */
export const productFieldWords: Readonly<Record<string, string>> = {
  on: 'The day whose fees hold; default: today in Riyadh',
  feeTable:
    'The fee table an earlier calculation named as `version.id`: its fees price the product again, whatever is in force today',
  store: 'Code of the store, such as `NOON_SA_FBN`',
  barcode: 'Finds the fees agreed for this product, if there are any',
  family: 'Code of the product family; the sub family already tells it',
  subFamily: 'Code of the sub family (category); it decides the commission',
  type: 'Code of the product type',
  sizeClass: 'Code of the size class, instead of `sides`',
  sides: 'Three sides of the packed product in millimetres, in any order',
  weight: 'Weight of the packed product in grams',
  handover: 'Who hands the parcel to the courier, where the store asks',
  cost: 'What one unit costs you, in halalas',
  costIncludesVat: 'Whether `cost` holds the VAT already',
  costVat: 'VAT paid on the purchase',
  vat: 'VAT in the sale price; `0` for a zero-rated item',
  vatRegistered: 'Whether the seller is registered for VAT',
  feeVatIsCost: 'Registered, but does not recover the VAT on the store’s fees',
  marginRate: 'The target profit as a rate of `marginBase`; without it the range factor decides',
  marginBase: 'What the rate is of: the price with VAT, the price without it, or the cost',
  marginAmount: 'The target profit as a sum; with a rate, both must hold',
  extraRate: 'Extra costs as a rate of the price',
  extraFixed: 'Extra costs as a sum per unit',
  adsRate: 'Ads as a rate of the price',
  couponRate: 'Coupons paid by the seller, as an average rate of the price of every unit sold',
  returnCost: 'What returns cost, spread over every unit sold',
  storageCost: 'Storage of one unit until it is sold',
  ending: 'How the price ends; default: the store’s own',
  override: 'Fees agreed for this product, or typed where the store publishes none',
  'override.referral': 'In place of the store’s commission',
  'override.fulfilment': 'In place of the store’s fulfilment fee',
  price: 'A price of your own: `final` then says what it leaves',
};

/** Words around the worked examples. */
const calculateWords = {
  title: 'Calculate a price',
  intro:
    'Send one product in one store; the reply holds the recommended price and every line between it and the profit. Add `price` to see what a price of your own leaves.',
  server: 'The address of the server, for the commands below',
  reading:
    '`recommended.statement.price` is what to charge; its `profit` is what stays after cost, fees and VAT. Parts shown as `…` are in the table of `Quote`.',
  weight:
    '`weight` says which weight counted and why. Where `weightDoubt` is not null the fee may be another one: without sides the volume is not known (`weight.largestVolume` holds the price it could lead to), or the size class contradicts the sides (`weight.bySides`).',
  toConfirm:
    '`toConfirm` names the fees behind an answer that no public source and no admin confirms: `referral`, `fulfilment`, or `saleVat` where the seller is not registered for VAT and it is not known whether the store bears the VAT of the sale. Price and profit are no more certain than these.',
  factor:
    '`rangeFactorRole` says how the range factor counts: `target` where no margin was sent; `floor` under the margin once an admin has confirmed it, and `ownPrice` is what the margin alone needs; `advice` as long as it is proposed, and `proposal` is what it would ask for; `none` where no band contains the cost, and the margin alone decides. `largestCost` goes by the margin that was sent.',
  many: 'Many products at once',
  manyIntro:
    'With `products` the same address prices up to 500 rows, 2,500 with `platform: desktop`. Each row is checked by itself: the outcomes keep the order of the rows, and a wrong row stops no other. A wrong row lists its first 10 problems; `more` counts the rest.',
  refused: 'When something is wrong',
  refusedIntro:
    'The status says whose turn it is, `code` is for your program, `message` for people in the language of the request, and `field` tells where. Several problems come together in `problems`.',
  fields: 'Fields of a product',
} as const;

const command = (body: string) =>
  `curl -sS "$SAER/v1/product/calculate" \\
  -H 'content-type: application/json' \\
  -H 'language: en' \\
  -d '${body.replaceAll('\n', '\n  ')}'`;

const sent = (name: ExampleName) =>
  snippet(pageWords.request, command(formatJson(toExample(name).sent)), `example-${name}-request`);
const replied = (name: ExampleName) => {
  const { status, reply } = toExample(name);
  return snippet(`${pageWords.reply} · ${status}`, abbreviateJson(reply), `example-${name}-reply`);
};
const meaning = (field: string) => {
  const words = productFieldWords[field];
  return words === undefined ? html`` : prose(words);
};

/** The calculation: worked examples, then every field. */
export function calculateSection({ document, siteOrigin }: Section): Html {
  const operation = findOperation(document, calculate);
  return html`<section id="calculate">
    <h1>${calculateWords.title}</h1>
    <article id="calculate-one">
      ${split(
        html`<h2>${address(calculate)}</h2>
          <p>${prose(calculateWords.intro)}</p>
          <p>${prose(calculateWords.reading)}</p>
          <p>${prose(calculateWords.weight)}</p>
          <p>${prose(calculateWords.factor)}</p>
          <p>${prose(calculateWords.toConfirm)}</p>`,
        html`${snippet(calculateWords.server, `export SAER=${siteOrigin}`)} ${sent('one')} ${replied('one')}`,
      )}
    </article>
    <article id="calculate-many">
      ${split(
        html`<h2>${calculateWords.many}</h2>
          <p>${prose(calculateWords.manyIntro)}</p>`,
        html`${sent('many')} ${replied('many')}`,
      )}
    </article>
    <article id="calculate-refused">
      ${split(
        html`<h2>${calculateWords.refused}</h2>
          <p>${prose(calculateWords.refusedIntro)}</p>`,
        html`${sent('refused')} ${replied('refused')}`,
      )}
    </article>
    <h2>${calculateWords.fields}</h2>
    <p>
      ${pageWords.body}:
      <code dir="ltr">${describeType(operation?.requestBody?.content['application/json']?.schema)}</code>
      · ${pageWords.reply}:
      <code dir="ltr">${describeType(operation?.responses[200].content['application/json']?.schema)}</code>
    </p>
    <div id="CalculateRequest">
      ${fieldTable('CalculateRequest', schemaRows(document.components.schemas['CalculateRequest']), meaning)}
    </div>
  </section>`;
}
