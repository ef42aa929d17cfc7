import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Every font of the built web app, with the characters it has: a browser fetches only those that a page shows. */
export function readFontFaces(webFolder: string): () => string {
  const folder = path.join(webFolder, 'assets');
  let faces: string | undefined;
  return () => {
    if (faces !== undefined) return faces;
    const sheets = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.css')) : [];
    const found = sheets.flatMap(
      (name) => readFileSync(path.join(folder, name), 'utf8').match(/@font-face\s*\{[^}]*\}/g) ?? [],
    );
    faces = [...new Set(found)].join('\n');
    return faces;
  };
}
