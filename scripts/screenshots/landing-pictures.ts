import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { feeBook } from '@saer/contract/fees/fee-book';
import type { SignedIn } from '@saer/contract/account/session';
import type { Language } from '@saer/i18n/locale';
import sharp, { type Sharp } from 'sharp';
import * as z from 'zod/mini';
import {
  pictureSizes,
  type PictureName,
} from '../../apps/web/src/features/landing/pictures/picture-files.ts';
import { exampleFile } from './example-file.ts';
import { raiseCommissions } from './raise-commissions.ts';
import { type Look, looks, openPage } from './seller-pages.ts';

const folder = path.resolve(import.meta.dirname, '../../apps/web/public/pictures');
const exampleCount = 40;
const maxBytes = 24 * 1024;
/** From crisp down, until a picture is small enough. */
const qualities = [46, 40, 36, 32, 28, 24, 20, 17, 14];

interface Screen {
  readonly name: PictureName;
  readonly path: string;
  /** Brings the page to what the picture shows. */
  /** A page with wide tables is seen from further away than the others. */
  readonly distance?: number;
  /** Distance below the top of the page's content the picture begins. */
  readonly top?: Readonly<Partial<Record<'wide' | 'phone', number>>>;
  readonly prepare?: (page: Page, language: Language) => Promise<void>;
}

const upload = async (page: Page, language: Language): Promise<void> => {
  await page.locator('input[type=file]').setInputFiles({
    name: language === 'ar' ? 'منتجاتي.csv' : 'my-products.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(exampleFile(language, exampleCount)),
  });
};

async function smallEnough(picture: Sharp): Promise<Buffer> {
  for (const quality of qualities) {
    const avif = await picture.clone().avif({ quality, effort: 4, chromaSubsampling: '4:4:4' }).toBuffer();
    if (avif.length <= maxBytes) return avif;
  }
  throw new Error('A picture shows too much to be small.');
}

/** The top of a page's content, in both sizes. */
async function take(browser: Browser, origin: string, seller: SignedIn, screen: Screen): Promise<void> {
  for (const size of ['wide', 'phone'] as const) {
    for (const { language, theme } of looks) {
      const { viewport, width, height, scale } = pictureSizes[size];
      const distance = size === 'wide' ? (screen.distance ?? 1) : 1;
      const look: Look = {
        language,
        theme,
        width: viewport + width * (distance - 1),
        height: 1000,
        scale: scale / distance,
      };
      const page = await openPage(browser, `${origin}${screen.path}`, look, seller);
      await screen.prepare?.(page, language);
      await page.locator('main').getByRole('checkbox').or(page.getByTestId('counts')).first().waitFor();
      await page.waitForLoadState('networkidle');
      const box = await page.locator('main').boundingBox();
      if (box === null) throw new Error(`${screen.path} has no content`);
      const top = screen.top?.[size] ?? 0;
      const clip = { x: box.x, y: box.y + top, width: width * distance, height: height * distance };
      const png = await page.screenshot({ clip });
      const pixels = { width: width * scale, height: height * scale };
      const avif = await smallEnough(sharp(png).resize(pixels));
      const file = `${screen.name}-${size}-${language}-${theme}.avif`;
      writeFileSync(path.join(folder, file), avif);
      console.log(`${file}: ${(avif.length / 1024).toFixed(1)} KiB`);
      await page.close();
    }
  }
}

/** The pictures of the product on the landing page; the last ones after a store's commissions have become higher. */
export async function landingPictures(
  browser: Browser,
  origin: string,
  seller: SignedIn,
  admins: readonly [SignedIn, SignedIn],
): Promise<void> {
  mkdirSync(folder, { recursive: true });
  await take(browser, origin, seller, { name: 'products', path: '/user/products', top: { phone: 309 } });
  await take(browser, origin, seller, { name: 'sheet', path: '/user/sheet', prepare: upload });
  const book = z.parse(feeBook.reply, await (await fetch(`${origin}/v1${feeBook.path}`)).json());
  const inForce = book.stores.find(({ code }) => code === 'NOON_SA_FBN')?.feeTable?.version.id;
  await raiseCommissions(origin, Number(inForce), admins);
  await take(browser, origin, seller, {
    name: 'repricing',
    path: '/user/repricing',
    distance: 1.3,
    top: { wide: 215, phone: 300 },
  });
}
