import { Buffer } from 'node:buffer';
import sharp from 'sharp';
import { blackPng, longGif } from '../../apps/server/src/products/testing/hostile-picture.ts';
import type { NamedFile } from './hostile-sheets.ts';

const noise = (format: 'png' | 'jpeg' | 'gif' | 'webp') =>
  sharp({
    create: {
      width: 200,
      height: 200,
      channels: 3,
      background: 'white',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .toFormat(format)
    .toBuffer();

/** Realistic images, to be damaged. */
export const soundPictures = () =>
  Promise.all((['png', 'jpeg', 'gif', 'webp'] as const).map((format) => noise(format)));

const script = '<script>alert("polyglot")</script>';

/** Images that must not be decoded, and files that only claim to be images. */
export const hostilePictures: readonly NamedFile[] = [
  { name: 'a png of 30,000 × 30,000 pixels', make: () => blackPng(30_000, 30_000) },
  { name: 'a png of 60,000 × 1 pixels', make: () => blackPng(60_000, 1) },
  { name: 'a png one pixel too wide', make: () => blackPng(5_001, 5_000) },
  { name: 'an animation of 20,000 pictures', make: () => longGif(20_000) },
  {
    name: 'a png with an archive behind it',
    make: () => Buffer.concat([blackPng(9, 9), Buffer.from('PK\x03\x04')]),
  },
  {
    name: 'a gif that is a script as well',
    make: async () => Buffer.concat([await noise('gif'), Buffer.from(`=1;${script}`)]),
  },
  {
    name: 'a jpeg with a page behind it',
    make: async () => Buffer.concat([await noise('jpeg'), Buffer.from(script)]),
  },
  {
    name: 'an SVG with a script and a file of the server',
    make: () =>
      Buffer.from(
        `<svg xmlns="http://www.w3.org/2000/svg">${script}<image href="file:///etc/passwd"/></svg>`,
      ),
  },
  { name: 'a page', make: () => Buffer.from(`<!doctype html>${script}`) },
  { name: 'a PDF', make: () => Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj') },
  { name: 'an archive', make: () => Buffer.from(`PK\x03\x04${'x'.repeat(500)}`, 'latin1') },
  { name: 'nothing', make: () => Buffer.alloc(0) },
  {
    name: 'six megabytes of zeros behind the first bytes of a png',
    make: () => Buffer.concat([blackPng(9, 9), Buffer.alloc(6 * 1024 * 1024)]),
  },
];
