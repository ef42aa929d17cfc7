import type { LegalBlock, LegalSpan } from '@saer/contract/legal/legal-document';
import { timeSlice } from '@saer/spreadsheet/time-slice';
import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table';
import { gfmTable } from 'micromark-extension-gfm-table';
import { AppError } from '../../http/replies/app-error.ts';

// The parser's time grows with the square of a part that is dense with markup, and of a list. So parts are parsed one by one, and what no
// reader could follow is rejected before.

/** A part between two blank lines. */
interface TextPart {
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

const countMatches = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;
const measureIndent = (line: string): number =>
  line.slice(0, line.length - line.trimStart().length).replaceAll('\t', '    ').length;

const isTooDense = (lines: readonly string[]): boolean =>
  lines.length > maxLines ||
  lines.reduce((sum, line) => sum + line.length + 1, 0) > maxPart ||
  lines.reduce((sum, line) => sum + countMatches(line, marks), 0) > maxMarks ||
  lines.some(
    (line) =>
      countMatches(line, /\|/g) > maxCells + 1 || nestedMarks.test(line) || measureIndent(line) > maxIndent,
  );

/** The parts of a text. Throws the error of its field if one is too long, too dense or too deep to be parsed. */
function splitParts(markdown: string, field: string): readonly TextPart[] {
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

/** Markup that a legal text does not need. Written down, it stays the characters it is: `<script>` too. */
const disabled = [
  'autolink',
  'blockQuote',
  'codeFenced',
  'codeIndented',
  'codeText',
  'definition',
  'htmlFlow',
  'htmlText',
  'labelStartImage',
  'setextUnderline',
  'thematicBreak',
];

const parse = (markdown: string): Root =>
  fromMarkdown(markdown, {
    extensions: [gfmTable(), { disable: { null: disabled } }],
    mdastExtensions: [gfmTableFromMarkdown()],
  });

/** Addresses that a link may have: http, https, mailto, a path of this site, a section of this page. */
const isAllowedLink = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/\\]|mailto:[^\s@]+@[^\s@]+$|\/(?![/\\])|#)/i.test(href) && !/[\p{Cc}\s]/u.test(href);

/** Where the text being parsed is: for errors. */
interface Position {
  readonly field: string;
  /** The line in which the part begins. */
  readonly line: number;
}

const notAllowed = (
  code: 'linkNotAllowed' | 'markupNotSupported',
  { position }: Nodes,
  { field, line }: Position,
): AppError => new AppError({ code, field, details: { line: line - 1 + (position?.start.line ?? 1) } });

type Style = Omit<LegalSpan, 'text'>;

/** Flattens nested styles to runs of text, each with all of its styles. */
function parseSpans(at: Position, nodes: readonly PhrasingContent[], style: Style = {}): LegalSpan[] {
  return nodes.flatMap((node): LegalSpan[] => {
    if (node.type === 'text') return [{ text: node.value.replaceAll(/\s*\n\s*/g, ' '), ...style }];
    if (node.type === 'break') return [{ text: '\n', ...style }];
    if (node.type === 'strong') return parseSpans(at, node.children, { ...style, strong: true });
    if (node.type === 'emphasis') return parseSpans(at, node.children, { ...style, emphasis: true });
    if (node.type !== 'link') throw notAllowed('markupNotSupported', node, at);
    if (!isAllowedLink(node.url)) throw notAllowed('linkNotAllowed', node, at);
    return parseSpans(at, node.children, { ...style, href: node.url });
  });
}

/** Paragraphs of a list item, one below the other. */
const parseItem = (at: Position, nodes: readonly RootContent[]): LegalSpan[] =>
  nodes.flatMap((node, index): LegalSpan[] => {
    if (node.type !== 'paragraph') throw notAllowed('markupNotSupported', node, at);
    return [...(index === 0 ? [] : [{ text: '\n' }]), ...parseSpans(at, node.children)];
  });

/** A block of a part; headings get their anchors once all parts are known. */
function parseBlock(at: Position, node: RootContent): LegalBlock {
  if (node.type === 'paragraph') return { kind: 'paragraph', spans: parseSpans(at, node.children) };
  if (node.type === 'heading' && (node.depth === 2 || node.depth === 3)) {
    const text = parseSpans(at, node.children)
      .map((span) => span.text)
      .join('');
    return { kind: 'heading', level: node.depth, anchor: '', text };
  }
  if (node.type === 'list')
    return {
      kind: 'list',
      isOrdered: node.ordered === true,
      start: node.start ?? 1,
      items: node.children.map((item) => parseItem(at, item.children)),
    };
  if (node.type === 'table') {
    const [head = [], ...rows] = node.children.map((row) =>
      row.children.map((cell) => parseSpans(at, cell.children)),
    );
    return { kind: 'table', head, rows };
  }
  throw notAllowed('markupNotSupported', node, at);
}

/** Joins the items of a list that were separated by blank lines. */
function withJoinedLists(blocks: readonly LegalBlock[]): LegalBlock[] {
  const joined: LegalBlock[] = [];
  for (const block of blocks) {
    const last = joined.at(-1);
    if (
      block.kind === 'list' &&
      last?.kind === 'list' &&
      block.isOrdered === last.isOrdered &&
      (!block.isOrdered || block.start === last.start + last.items.length)
    )
      last.items.push(...block.items);
    else joined.push(block);
  }
  return joined;
}

/** Anchors by position, so that a link leads to the same section in both languages. */
function withAnchors(blocks: readonly LegalBlock[]): LegalBlock[] {
  let sections = 0;
  let parts = 0;
  return blocks.map((block) => {
    if (block.kind !== 'heading') return block;
    if (block.level === 2) [sections, parts] = [sections + 1, 0];
    else parts += 1;
    return {
      ...block,
      anchor: block.level === 2 ? `section-${sections}` : `section-${sections}-${parts}`,
    };
  });
}

/** Parses restricted Markdown. Throws the error of `field`, with the line that it is in. */
export async function parseLegal(markdown: string, field: string): Promise<LegalBlock[]> {
  const blocks: LegalBlock[] = [];
  const yieldWhenDue = timeSlice();
  for (const { markdown: part, line } of splitParts(markdown, field)) {
    blocks.push(...parse(part).children.map((node) => parseBlock({ field, line }, node)));
    await yieldWhenDue();
  }
  return withAnchors(withJoinedLists(blocks));
}
