import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Locator, Page } from '@playwright/test';
import type { SignedIn } from '@saer/contract/account/session';
import { type Language, languages } from '@saer/i18n/locale';
import sharp from 'sharp';
import {
  cheapProduct,
  exampleLink,
  exampleProduct,
} from '../../apps/web/src/features/instructions/figures.ts';
import {
  maxPictureBytes,
  pictureScale,
  pictureNames,
  type PictureName,
} from '../../apps/web/src/features/instructions/pictures/picture-names.ts';
import { looks, openPage } from './seller-pages.ts';

const web = path.resolve(import.meta.dirname, '../../apps/web');
const folder = path.join(web, 'public/pictures/instructions');
const sizesFile = path.join(web, 'src/features/instructions/pictures/picture-sizes.ts');
/** As small as letters stay crisp. */
const quality = 48;
const narrow = 560;
const wide = 880;

/** Space around a part that belongs to its picture, in pixels; below zero: a part of it that does not. */
interface Margin {
  readonly beside: number;
  readonly above: number;
}
/** A section of a form is as wide as its fields, and begins with the line between it and the section before. */
const ofSection: Margin = { beside: 14, above: -2 };
const around: Margin = { beside: 14, above: 14 };

interface Shot {
  readonly path: string;
  readonly isSignedIn?: true;
  readonly width: number;
  /** Pixels of the page at most; what is below is cut off. */
  readonly height: number;
  readonly margin?: Margin;
  readonly prepare?: (page: Page, language: Language) => Promise<void>;
  readonly part: (page: Page) => Locator;
}

const main = (page: Page): Locator => page.locator('main');
const formSection = (at: number) => (page: Page) => page.locator('form section').nth(at);
/** The sections of the calculator's form, by position. */
const sections = { cost: 0, size: 3, target: 4 } as const;

const uploadSample = async (page: Page, language: Language): Promise<void> => {
  await page
    .locator('input[type=file]')
    .setInputFiles(path.join(web, `dist/samples/sample-${language}.xlsx`));
  await page.getByTestId('counts').waitFor();
};

const example = exampleLink(exampleProduct);

const shots: Readonly<Record<PictureName, Shot>> = {
  answer: {
    path: example,
    width: narrow,
    height: 620,
    part: (page) =>
      page
        .getByTestId('price')
        .locator('xpath=ancestor::section[1] | ancestor::div[contains(@class, "rounded-card")][1]')
        .last(),
  },
  size: { path: example, width: narrow, height: 560, margin: ofSection, part: formSection(sections.size) },
  vat: { path: example, width: narrow, height: 460, margin: ofSection, part: formSection(sections.cost) },
  margin: {
    path: example,
    width: narrow,
    height: 480,
    margin: ofSection,
    part: formSection(sections.target),
  },
  zones: {
    path: exampleLink(cheapProduct),
    width: narrow,
    height: 300,
    margin: around,
    part: (page) => page.locator('li.bg-warning-soft').first().locator('xpath=..'),
  },
  upload: { path: '/user/sheet', isSignedIn: true, width: narrow, height: 560, part: main },
  grid: {
    path: '/user/sheet',
    isSignedIn: true,
    width: wide,
    height: 420,
    prepare: uploadSample,
    part: main,
  },
  team: {
    path: '/account/settings/manage-subscription-users',
    isSignedIn: true,
    width: narrow,
    height: 250,
    part: main,
  },
  plans: {
    path: '/checkout?plan=1&period=MONTHLY',
    isSignedIn: true,
    width: narrow,
    height: 560,
    part: main,
  },
  security: {
    path: '/account/settings',
    isSignedIn: true,
    width: narrow,
    height: 330,
    margin: { beside: 16, above: 12 },
    part: (page) => page.locator('#security'),
  },
  repricing: { path: '/user/repricing', isSignedIn: true, width: narrow, height: 640, part: main },
};

/** A picture of one part of a page, in both languages and themes. Returns its size in each language. */
async function take(
  browser: Browser,
  origin: string,
  seller: SignedIn,
  name: PictureName,
): Promise<Readonly<Record<Language, readonly [number, number]>>> {
  const {
    path: address,
    isSignedIn = false,
    width,
    height,
    margin = { beside: 0, above: 0 },
    prepare,
    part,
  } = shots[name];
  const sizes: Partial<Record<Language, readonly [number, number]>> = {};
  for (const { language, theme } of looks) {
    const look = { language, theme, width, height: 1400, scale: pictureScale };
    const page = await openPage(browser, `${origin}${address}`, look, isSignedIn ? seller : undefined);
    await prepare?.(page, language);
    const shown = part(page);
    await shown.waitFor();
    await page.waitForLoadState('networkidle');
    // What a pointer or the keyboard left behind is no part of the picture.
    await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
    await shown.scrollIntoViewIfNeeded();
    const box = await shown.boundingBox();
    if (box === null) throw new Error(`${address} does not show ${name}.`);
    const clip = {
      x: Math.floor(box.x) - margin.beside,
      y: Math.floor(box.y) - margin.above,
      width: Math.ceil(box.width) + 2 * margin.beside,
      height: Math.min(height, Math.ceil(box.height) + 2 * margin.above),
    };
    const avif = await sharp(await page.screenshot({ clip }))
      .avif({ quality, effort: 5, chromaSubsampling: '4:4:4' })
      .toBuffer();
    await page.close();
    const file = `${name}-${language}-${theme}.avif`;
    if (avif.length > maxPictureBytes) throw new Error(`${file} has ${avif.length} bytes.`);
    writeFileSync(path.join(folder, file), avif);
    console.log(`${file}: ${clip.width} × ${clip.height}, ${(avif.length / 1024).toFixed(1)} KiB`);
    sizes[language] = [clip.width, clip.height];
  }
  const [ar, en] = languages.map((language) => sizes[language]);
  if (ar === undefined || en === undefined) throw new Error(`${name} is not there in both languages.`);
  return { ar, en };
}

const sizesText = (lines: readonly string[]): string => `import type { Language } from '@saer/i18n/locale';
import type { PictureName } from './picture-names.ts';

/** Width and height on the page, in pixels, of each picture in each language: written by \`npm run instruction-pictures\`. */
export const pictureSizes: Readonly<
  Record<PictureName, Readonly<Record<Language, readonly [number, number]>>>
> = {
${lines.join('\n')}
};
`;

/** Takes the pictures of the instructions, the last one after `changeFees`. */
export async function instructionPictures(
  browser: Browser,
  origin: string,
  seller: SignedIn,
  changeFees: () => Promise<void>,
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  const lines: string[] = [];
  for (const name of pictureNames) {
    if (name === 'repricing') await changeFees();
    const { ar, en } = await take(browser, origin, seller, name);
    lines.push(`  ${name}: { ar: [${ar.join(', ')}], en: [${en.join(', ')}] },`);
  }
  writeFileSync(sizesFile, sizesText(lines));
}
