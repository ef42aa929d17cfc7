import { AppError } from '../../http/app-error.ts';

// The parser's time grows with the square of a part that is dense with markup, and of a list. So parts are parsed one by one, and what no
// reader could follow is rejected before.

/** A part between two blank lines. */
export interface TextPart {
  readonly markdown: string;
  /** The line of the text that it begins in, from 1. */
  readonly line: number;
}

/** Maximum characters and lines of a part, and characters in it that may begin or end markup. */
const maxPart = 6_000;
const maxLines = 60;
const maxMarks = 200;
/** Maximum cells of a table's row. */
const maxCells = 8;
/** Maximum spaces before a line: more would be a list within a list. */
const maxIndent = 4;

const marks = /[*_[\]`]/g;
/** Two list marks in a row: `- - a`. */
const nestedMarks = /^[ \t]*(?:[-*+]|\d{1,9}[.)])[ \t]+(?:[-*+]|\d{1,9}[.)])(?:[ \t]|$)/;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const indentOf = (line: string): number =>
  line.slice(0, line.length - line.trimStart().length).replaceAll('\t', '    ').length;

const isTooDense = (lines: readonly string[]): boolean =>
  lines.length > maxLines ||
  lines.reduce((sum, line) => sum + line.length + 1, 0) > maxPart ||
  lines.reduce((sum, line) => sum + countOf(line, marks), 0) > maxMarks ||
  lines.some(
    (line) => countOf(line, /\|/g) > maxCells + 1 || nestedMarks.test(line) || indentOf(line) > maxIndent,
  );

/** The parts of a text. Throws the error of its field if one is too long, too dense or too deep to be parsed. */
export function splitParts(markdown: string, field: string): readonly TextPart[] {
  const parts: { line: number; lines: string[] }[] = [];
  let isOpen = false;
  for (const [at, line] of markdown.split(/\r\n|\n|\r/).entries()) {
    const isBlank = line.trim() === '';
    if (!isBlank && !isOpen) parts.push({ line: at + 1, lines: [] });
    if (!isBlank) parts.at(-1)?.lines.push(line);
    isOpen = !isBlank;
  }
  return parts.map(({ line, lines }) => {
    if (isTooDense(lines)) throw new AppError({ code: 'textTooDense', field, details: { line } });
    return { markdown: lines.join('\n'), line };
  });
}
