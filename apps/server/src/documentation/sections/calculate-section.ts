import { calculate } from '@saer/contract/calculate';
import { type ExampleName, exampleOf } from '../example/calculation-examples.ts';
import { abbreviateJson, formatJson } from '../example/format-json.ts';
import { html, type Html } from '../../http/html.ts';
import { schemaRows } from '../schema-rows.ts';
import { typeOf } from '../schema-type.ts';
import { calculateWords } from '../words/calculate-words.ts';
import { pageWords } from '../words/page-words.ts';
import { productFieldWords } from '../words/product-field-words.ts';
import { operationOf } from '../example/endpoint-example.ts';
import { address, fieldTable, type Section, snippet, split } from './section-elements.ts';

const command = (body: string, language: string) =>
  `curl -sS "$SAER/v1/product/calculate" \\
  -H 'content-type: application/json' \\
  -H 'language: ${language}' \\
  -d '${body.replaceAll('\n', '\n  ')}'`;

/** The calculation: worked examples, then every field. */
export function calculateSection({ speech, document, siteOrigin }: Section): Html {
  const { say, prose, language } = speech;
  const operation = operationOf(document, calculate);
  const sent = (name: ExampleName) =>
    snippet(
      speech,
      say(pageWords.request),
      command(formatJson(exampleOf(name, language).sent), language),
      `example-${name}-request`,
    );
  const replied = (name: ExampleName) => {
    const { status, reply } = exampleOf(name, language);
    return snippet(
      speech,
      `${say(pageWords.reply)} · ${status}`,
      abbreviateJson(reply),
      `example-${name}-reply`,
    );
  };
  const meaning = (field: string) => {
    const words = productFieldWords[field];
    return words === undefined ? html`` : prose(words);
  };
  return html`<section id="calculate">
    <h1>${say(calculateWords.title)}</h1>
    <article id="calculate-one">
      ${split(
        html`<h2>${address(calculate)}</h2>
          <p>${prose(calculateWords.intro)}</p>
          <p>${prose(calculateWords.reading)}</p>
          <p>${prose(calculateWords.weight)}</p>
          <p>${prose(calculateWords.factor)}</p>
          <p>${prose(calculateWords.toConfirm)}</p>`,
        html`${snippet(speech, say(calculateWords.server), `export SAER=${siteOrigin}`)} ${sent('one')}
        ${replied('one')}`,
      )}
    </article>
    <article id="calculate-many">
      ${split(
        html`<h2>${say(calculateWords.many)}</h2>
          <p>${prose(calculateWords.manyIntro)}</p>`,
        html`${sent('many')} ${replied('many')}`,
      )}
    </article>
    <article id="calculate-refused">
      ${split(
        html`<h2>${say(calculateWords.refused)}</h2>
          <p>${prose(calculateWords.refusedIntro)}</p>`,
        html`${sent('refused')} ${replied('refused')}`,
      )}
    </article>
    <h2>${say(calculateWords.fields)}</h2>
    <p>
      ${say(pageWords.body)}:
      <code dir="ltr">${typeOf(operation?.requestBody?.content['application/json']?.schema)}</code>
      · ${say(pageWords.reply)}:
      <code dir="ltr">${typeOf(operation?.responses[200].content['application/json']?.schema)}</code>
    </p>
    <div id="CalculateRequest">
      ${fieldTable(speech, 'CalculateRequest', schemaRows(document.components.schemas['CalculateRequest']), meaning)}
    </div>
  </section>`;
}
