import type { LegalBlock, LegalSpan } from '@saer/contract/legal/legal-document';
import { html, type Html } from '../../http/replies/html.ts';

/** A run of text as HTML; line breaks are part of it. */
function span({ text, strong, emphasis, href }: LegalSpan): Html {
  const lines = text.split('\n').map((line, at) => (at === 0 ? html`${line}` : html`<br />${line}`));
  const emphasised = emphasis === true ? html`<em>${lines}</em>` : html`${lines}`;
  const styled = strong === true ? html`<strong>${emphasised}</strong>` : emphasised;
  return href === undefined ? styled : html`<a href="${href}">${styled}</a>`;
}

const spans = (all: readonly LegalSpan[]): Html => html`${all.map(span)}`;

function block(each: LegalBlock): Html {
  if (each.kind === 'paragraph') return html`<p>${spans(each.spans)}</p>`;
  if (each.kind === 'heading')
    return each.level === 2
      ? html`<h2 id="${each.anchor}">${each.text}</h2>`
      : html`<h3 id="${each.anchor}">${each.text}</h3>`;
  if (each.kind === 'list') {
    const items = each.items.map((item) => html`<li>${spans(item)}</li>`);
    return each.isOrdered
      ? html`<ol start="${each.start}">
          ${items}
        </ol>`
      : html`<ul>
          ${items}
        </ul>`;
  }
  const head = each.head.map((cell) => html`<th scope="col">${spans(cell)}</th>`);
  const rows = each.rows.map(
    (row) =>
      html`<tr>
        ${row.map((cell) => html`<td>${spans(cell)}</td>`)}
      </tr>`,
  );
  // Reachable by keyboard, because it scrolls sideways on a narrow screen.
  return html`<div class="sheet" tabindex="0" role="group">
    <table>
      <thead>
        <tr>
          ${head}
        </tr>
      </thead>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </div>`;
}

/** A parsed text as HTML: every character of it escaped, and no element but these. */
export const blocksHtml = (blocks: readonly LegalBlock[]): Html => html`${blocks.map(block)}`;
