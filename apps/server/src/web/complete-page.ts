import { takesEncoding } from '../http/replies/negotiation.ts';
import type { StaticFile } from './static-files.ts';
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { eachMarks, valueMarks, whenMarks } from '@saer/contract/legal/legal-states';
import { html, type Html } from '../http/replies/html.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

const computeTag = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;

/** A page that the server wrote, in every encoding, each with its own tag. Compressed once. */
export async function filledFile(page: string): Promise<StaticFile> {
  const bytes = Buffer.from(page);
  const encodings = [
    {
      name: 'br',
      bytes: await brotli(bytes, {
        params: {
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_QUALITY]: 9,
          [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
        },
      }),
    },
    { name: 'gzip', bytes: await zip(bytes) },
  ] as const;
  const written = encodings.map((each) => ({ ...each, tag: computeTag(each.bytes) }));
  const plain = { bytes, tag: computeTag(bytes), encoding: undefined };
  return {
    type: 'text/html; charset=utf-8',
    isEncoded: true,
    as: (accepted = '') => {
      const found = written.find(({ name }) => takesEncoding(accepted, name));
      return found === undefined ? plain : { bytes: found.bytes, tag: found.tag, encoding: found.name };
    },
  };
}

/** HTML at the end of a page's head, and at the beginning of its body. */
export interface PageParts {
  readonly head: string;
  readonly body: string;
}

interface Completed {
  readonly stamp: string;
  readonly file: Promise<StaticFile>;
}

/** Completes built pages with parts that change while the server runs; each is written once while they stay the same. */
export function pageCompleter(
  findParts: () => PageParts | undefined,
): (file: StaticFile) => Promise<StaticFile> {
  const completed = new WeakMap<StaticFile, Completed>();
  return async (file) => {
    const parts = findParts();
    if (parts === undefined) return file;
    const stamp = JSON.stringify(parts);
    const known = completed.get(file);
    if (known?.stamp === stamp) return known.file;
    const page = file.as('identity').bytes.toString();
    const written = filledFile(
      page
        .replace('</head>', () => `${parts.head}</head>`)
        .replace(/<body[^>]*>/, (body) => `${body}${parts.body}`),
    );
    completed.set(file, { stamp, file: written });
    written.catch(() => completed.delete(file));
    return written;
  };
}

type Values = Readonly<Record<string, string | Html>>;

/** Values, states and lists that fill a page. */
export interface PageValues {
  readonly values: Values;
  /** The states that hold; parts of others are left out. */
  readonly states: readonly string[];
  readonly lists: Readonly<Record<string, readonly Values[]>>;
}

const writeValues = (template: string, values: Values): string =>
  template.replace(valueMarks, (mark, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? mark : html`${value}`.html;
  });

/** Fills a built page: parts of other states are left out, lists are written item by item, values are escaped. */
export function fillPage(template: string, { values, states, lists }: PageValues): string {
  const withStates = template.replace(whenMarks, (_, state: string, part: string) =>
    states.includes(state) ? part : '',
  );
  // Parts within parts.
  const all = withStates.replace(whenMarks, (_, state: string, part: string) =>
    states.includes(state) ? part : '',
  );
  const withLists = all.replace(eachMarks, (_, name: string, item: string) =>
    (lists[name] ?? []).map((each) => writeValues(item, each)).join(''),
  );
  return writeValues(withLists, values);
}
