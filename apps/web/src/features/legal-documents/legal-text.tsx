import '../../domain/legal/legal-text.css';
import type { LegalBlock, LegalSpan } from '@saer/contract/legal/legal-document';
import { type Language, directions } from '@saer/i18n/locale';
import { Fragment, type ReactNode } from 'react';

/** Parts of a text that is shown as a whole, each with its position as its key. */
export const keyed = <T,>(parts: readonly T[]): readonly { readonly key: string; readonly part: T }[] =>
  parts.map((part, at) => ({ key: String(at), part }));

/** Lines of a run, one below the other. */
const toLines = (text: string): ReactNode =>
  keyed(text.split('\n')).map(({ key, part }) => (
    <Fragment key={key}>
      {key === '0' ? null : <br />}
      {part}
    </Fragment>
  ));

/** A run of text; line breaks are part of it. */
function Span({ span }: { readonly span: LegalSpan }) {
  const lines = toLines(span.text);
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

const getSpans = (spans: readonly LegalSpan[]): ReactNode =>
  keyed(spans).map(({ key, part }) => <Span key={key} span={part} />);

function Block({ block }: { readonly block: LegalBlock }) {
  if (block.kind === 'paragraph') return <p>{getSpans(block.spans)}</p>;
  if (block.kind === 'heading') return block.level === 2 ? <h3>{block.text}</h3> : <h4>{block.text}</h4>;
  if (block.kind === 'list') {
    const items = keyed(block.items).map(({ key, part }) => <li key={key}>{getSpans(part)}</li>);
    return block.isOrdered ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
  }
  return (
    <div className="sheet">
      <table>
        <thead>
          <tr>
            {keyed(block.head).map(({ key, part }) => (
              <th key={key} scope="col">
                {getSpans(part)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {keyed(block.rows).map(({ key, part: row }) => (
            <tr key={key}>
              {keyed(row).map((cell) => (
                <td key={cell.key}>{getSpans(cell.part)}</td>
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
    <div lang={language} dir={directions[language]} className="legal-text text-base text-ink">
      {keyed(blocks).map(({ key, part }) => (
        <Block key={key} block={part} />
      ))}
    </div>
  );
}
