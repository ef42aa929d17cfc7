import { chromium } from '@playwright/test';
import { readFileSync } from 'node:fs';
import { findChromium } from './scripts/chromium.ts';
const [, , out, h, ...files] = process.argv;
const b = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox'] });
const p = await b.newPage({ viewport: { width: 1700, height: Number(h) } });
await p.setContent(
  '<body style="margin:0;display:flex;gap:6px;background:#888">' +
    files
      .map(
        (f) =>
          `<img style="height:${h}px" src="data:image/png;base64,${readFileSync('/tmp/small-shots/' + f + '.png').toString('base64')}">`,
      )
      .join(''),
);
await p.waitForTimeout(200);
await p.screenshot({ path: out! });
await b.close();
