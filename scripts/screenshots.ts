/**
 * Takes the screenshots of the README and the pictures of the landing page from a running server, whose fees it changes: start one
 * with a new DATA_DIR, then `node scripts/screenshots.ts http://127.0.0.1:3000 <demo password>`.
 */
import process from 'node:process';
import { readmePictures } from './screenshots/readme-pictures.ts';
import { landingPictures } from './screenshots/landing-pictures.ts';
import { launch, signIn } from './screenshots/seller-pages.ts';

const [origin = 'http://127.0.0.1:3000', password = ''] = process.argv.slice(2);
const as = (name: string) => signIn(origin, `${name}@saer.localhost`, password);

const browser = await launch();
const seller = await as('seller');
await readmePictures(browser, origin, seller);
await landingPictures(browser, origin, seller, [await as('super'), await as('admin')]);
await browser.close();
