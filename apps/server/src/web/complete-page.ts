import { filledFile } from './filled-file.ts';
import type { StaticFile } from './static-files.ts';

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
