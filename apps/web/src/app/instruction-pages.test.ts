import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setupI18n } from '@lingui/core';
import { pageAccess } from '@saer/contract/site/pages';
import { instructionPage, instructionTopics, publicPages } from '@saer/contract/site/public-pages';
import { languages } from '@saer/i18n/locale';
import { expect, test, vi } from 'vitest';
import { builtInFeeBook } from '../features/landing/demo/built-in-fee-book.ts';
import { instructionFigures } from '../features/instructions/figures.ts';
import {
  maxPictureBytes,
  pictureFile,
  pictureNames,
  pictureScale,
  pictureThemes,
} from '../features/instructions/pictures/picture-names.ts';
import { pictureSizes } from '../features/instructions/pictures/picture-sizes.ts';
import { topicEntries } from '../features/instructions/instructions-page.tsx';
import { topicGroups, topics } from '../features/instructions/topics.ts';

// The build replaces these macros; here the English is enough, and nothing is rendered.
vi.mock('@lingui/core/macro', () => ({
  msg: (texts: TemplateStringsArray, ...values: readonly unknown[]) => ({
    id: String.raw({ raw: texts }, ...values),
  }),
}));
vi.mock('@lingui/react/macro', () => ({}));

const web = path.resolve(import.meta.dirname, '../..');
const figures = instructionFigures(builtInFeeBook);
const getContent = (topic: (typeof instructionTopics)[number]) => topics[topic].content(figures, 'en');

test('the index has every topic once, in the order of the pages', () => {
  expect(topicGroups.flatMap((group) => group.topics)).toEqual(instructionTopics);
});

test('today’s fees have an example of a gap and one of a dead zone', () => {
  expect(figures).toMatchObject({ gap: expect.anything(), deadZone: expect.anything() });
});

test.each(instructionTopics)(
  'every link of %s leads to a page or to a file that the build writes',
  (topic) => {
    const written = languages.flatMap((language) => [
      `/samples/sample-${language}.xlsx`,
      `/samples/fixed-columns-${language}.xlsx`,
    ]);
    const { links } = getContent(topic);
    expect(links.length).toBeGreaterThan(0);
    for (const { href, download } of links) {
      const [pathname = ''] = href.split('?');
      const known = download === undefined ? Object.keys(pageAccess) : written;
      expect(known, href).toContain(pathname);
    }
  },
);

test.each(instructionTopics)(
  'the anchors of %s are different, and none is taken by a heading of every topic',
  (topic) => {
    const { parts, troubleshooting } = getContent(topic);
    const ids = ['steps', 'troubleshooting', 'main', ...[...parts, ...troubleshooting].map(({ id }) => id)];
    expect(new Set(ids).size).toBe(ids.length);
    expect(troubleshooting.length).toBeGreaterThan(1);
  },
);

test('every picture is there in both languages and themes, as large as its page says, and used once', async () => {
  const { default: sharp } = await import('sharp');
  const used = instructionTopics.flatMap((topic) => {
    const { steps, parts } = getContent(topic);
    return [...steps, ...parts].flatMap(({ picture }) => picture ?? []);
  });
  expect(used.toSorted()).toEqual(pictureNames.toSorted());
  const files = pictureNames.flatMap((name) =>
    languages.flatMap((language) =>
      pictureThemes.map((theme) => ({
        size: pictureSizes[name][language],
        file: pictureFile(name, language, theme),
      })),
    ),
  );
  for (const { file, size } of files) {
    const full = path.join(web, 'public', file);
    expect(existsSync(full), file).toBe(true);
    expect(statSync(full).size, file).toBeLessThanOrEqual(maxPictureBytes);
    const { width, height } = await sharp(full).metadata();
    expect([width / pictureScale, height / pictureScale], file).toEqual([...size]);
  }
  const there = globSync('public/pictures/instructions/*', { cwd: web }).length;
  expect(there).toBe(files.length);
});

test('the search finds topics by words of both languages, however Arabic is spelt', () => {
  const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
  const find = (word: string) =>
    instructionTopics.filter((topic) => topicEntries(i18n, topic, figures, 'en').words.includes(word));
  expect(find('iksil')).toEqual([]);
  expect(find('اكسل')).toEqual(['sheet']);
  expect(find('zatca')).toEqual(['vat']);
});

const linked = /\bpage="(\/instructions[^"]*)"/g;

test('the app links only to topics that there are', () => {
  const sources = globSync('src/{app,features,components}/**/*.tsx', { cwd: web });
  const pages = sources.flatMap((file) =>
    [...readFileSync(path.join(web, file), 'utf8').matchAll(linked)].map(([, page]) => page ?? ''),
  );
  expect(pages.length).toBeGreaterThanOrEqual(8);
  for (const page of pages) expect(publicPages.map(String)).toContain(page);
  expect(pages).toContain(instructionPage('size-classes'));
});
