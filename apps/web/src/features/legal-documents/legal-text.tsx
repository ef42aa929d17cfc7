import type { LegalBlock, LegalSpan } from '@saer/contract/legal-document';
import type { Language } from '@saer/i18n/locale';
import { directions } from '@saer/i18n/locale';
import type { ReactNode } from 'react';
import { legalStyle } from '../../domain/legal/legal-style.ts';

/** A run of text; line breaks are part of it. */
function Span({ span }: { readonly span: LegalSpan }) {
  const lines = span.text
    .split('\n')
    .flatMap((line, at): ReactNode[] => (at === 0 ? [line] : [<br key={`${at}-${line}`} />, line]));
  const styled = span.emphasis === true ? <em>{lines}</em> : lines;
  const text = span.strong === true ? <strong>{styled}</strong> : styled;
  // In a tab of its own: what is being edited stays.
  return span.href === undefined ? (
    text
  ) : (
    <a href={span.href} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}

// Positions in a text that is shown as a whole are the keys of its parts.
const spansOf = (spans: readonly LegalSpan[]): ReactNode =>
  spans.map((span, at) => <Span key={`${at}-${span.text}`} span={span} />);

function Block({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{spansOf(block.spans)}</p>;
  if (block.kind === 'heading') return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
  if (block.kind === 'list') {
    const items = block.items.map((item, at) => <li key={`${at}-${item[0]?.text}`}>{spansOf(item)}</li>);
    return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
  }
  return (
    <div className="sheet">
      <table>
        <thead>
          <tr>
            {block.head.map((cell, at) => (
              <th key={`${at}-${cell[0]?.text}`} scope="col">
                {spansOf(cell)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {block.rows.map((row, at) => (
            <tr key={`${at}-${row[0]?.[0]?.text}`}>
              {row.map((cell, column) => (
                <td key={`${column}-${cell[0]?.text}`}>{spansOf(cell)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

type Props = { readonly blocks: readonly LegalBlock[]; readonly language: Language };

/** A legal text as its readers see it, below a heading of level 2. */
export function LegalText({ blocks, language }: Props) {
  return (
    <div lang={language} dir={directions[language]} className={legalStyle}>
      {blocks.map((block, at) => (
        <Block key={`${at}-${block.kind}`} block={block} />
      ))}
    </div>
  );
}
