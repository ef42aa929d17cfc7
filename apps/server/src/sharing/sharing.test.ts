import { rmSync } from 'node:fs';
import { shareAnswer, sharedAnswerDays } from '@saer/contract/products/sharing';
import { parseCalculation } from '@saer/contract/api/calculation-query';
import { quote } from '@saer/contract/products/quote';
import { formatAmount } from '@saer/i18n/format-money';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { store } from '../lists/tables.ts';
import { encryptText } from '../secrets/encrypt-text.ts';
import { builtWeb } from '../testing/built-web.ts';
import { type TestApp, testApp } from '../testing/test-app.ts';
import { nameAnswer, openAnswer, sealAnswer } from './answer/shared-answer.ts';
import { cardDocument } from './card/card-document.ts';
import { drawnForNetwork } from './card/cards.ts';

const secretKey = 'only-for-tests-'.repeat(3);
const general = '<head><title>t</title><meta property="og:image" content="/preview-en.png"></head>';
const webFolder = builtWeb({ 'ar/calculator.html': general, 'en/calculator.html': general });

let server: TestApp;
beforeAll(async () => {
  server = await testApp({ webFolder });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  rmSync(webFolder, { recursive: true });
});

const fields = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeClass: 'standard_parcel',
  weight: '900',
  cost: '61.73',
  marginRate: '13.7',
  name: 'Secret gadget',
  barcode: '6281000000017',
};
const toQuery = (more: Record<string, string> = {}): string =>
  parseCalculation(new URLSearchParams({ ...fields, ...more }).toString()) ?? '';
const share = (more: object = {}, calculation = toQuery()) =>
  server.post('/v1/share', {
    calculation,
    language: 'en',
    showsProfit: true,
    showsCategory: false,
    ...more,
  });
const readToken = async (more: object = {}, calculation = toQuery()): Promise<string> =>
  shareAnswer.reply.parse((await share(more, calculation)).json).token;
const toCard = (token: string, more: { headers?: Record<string, string>; remoteAddress?: string } = {}) =>
  server.app.inject({ url: `/v1/share/card?token=${token}`, ...more });

/** As the calculation by the API has it. */
async function calculated(): Promise<{ price: number; profit: number }> {
  const { json } = await server.post('/v1/product/calculate', {
    store: 'NOON_SA_FBN',
    subFamily: 'toys',
    sizeClass: 'standard_parcel',
    weight: 900,
    cost: 61_73,
    marginRate: 13_70,
    marginBase: 'price',
    vatRegistered: true,
    costIncludesVat: false,
  });
  return quote.parse(json).final.statement;
}

/** Everything that a seller keeps to themselves. */
const secrets = ['61.73', '6173', '13.7', 'Secret', 'gadget', '6281000000017', 'standard_parcel'];
const expectNothingPrivate = (text: string): void => {
  for (const secret of secrets) expect(text).not.toContain(secret);
};

describe('an answer that is shared', () => {
  test('shows the price that the calculator shows, the profit and the store, and nothing else of it', async () => {
    const { price, profit } = await calculated();
    const token = await readToken();
    const page = await server.get(`/s/${token}`);
    expect(page).toMatchObject({
      status: 200,
      headers: { 'content-type': 'text/html; charset=utf-8', 'x-robots-tag': 'noindex' },
    });
    for (const shown of [
      formatAmount(price),
      formatAmount(profit),
      'noon',
      'Recommended price',
      'href="/calculator?store=',
    ])
      expect(page.text).toContain(shown);
    expectNothingPrivate(page.text);
    expectNothingPrivate(Buffer.from(token, 'base64url').toString('latin1') + token);
    expect(page.text).not.toContain('Toys');
  });

  test('leaves out the profit, and names the category, as its seller wants', async () => {
    const { profit } = await calculated();
    const page = await server.get(`/s/${await readToken({ showsProfit: false, showsCategory: true })}`);
    expect(page.text).not.toContain(formatAmount(profit));
    expect(page.text).not.toContain('Net profit');
    expect(page.text).toMatch(/toys/i);
    expectNothingPrivate(page.text);
  });

  test('is in the language of the link, and in the other one on request', async () => {
    const token = await readToken({ language: 'ar' });
    const own = await server.get(`/s/${token}`, { 'accept-language': 'en' });
    expect(own.text).toContain('<html lang="ar" dir="rtl">');
    expect(own.text).toContain('السعر الموصى به');
    expect((await server.get(`/s/${token}?language=en`)).text).toContain('<html lang="en" dir="ltr">');
  });

  test('names riyals by their sign on the page, and by the abbreviation of its language in link previews', async () => {
    const amount = formatAmount((await calculated()).price);
    const words = { ar: `\u2066${amount}\u2069\u00A0ر.س`, en: `\u2066SAR\u00A0${amount}\u2069` };
    for (const language of ['ar', 'en'] as const) {
      const { text } = await server.get(`/s/${await readToken({ language })}`);
      const [head, body] = text.split('</head>');
      expect(head).toContain(words[language]);
      expect([head, body].map((part) => /\u20C1|&#x20C1;/.test(part ?? ''))).toEqual([false, true]);
    }
  });

  test('of the own price is not called recommended, and a loss is called one', async () => {
    const page = await server.get(`/s/${await readToken({}, toQuery({ mode: 'check', price: '20' }))}`);
    expect(page.text).toContain('20.00');
    expect(page.text).toContain('Net loss');
    expect(page.text).not.toContain('Recommended');
  });

  test('says that it is to be confirmed where its commission has no public source, and nothing where all is confirmed', async () => {
    const says = 'To be confirmed: it rests on a fee or a rule';
    expect((await server.get(`/s/${await readToken()}`)).text).not.toMatch(/to be confirmed/i);
    const remembered = toQuery({ store: 'AMAZON_SA_FBA' });
    const token = await readToken({}, remembered);
    expect((await server.get(`/s/${token}`)).text).toContain(says);
    expect((await server.get(`/s/${token}?language=ar`)).text).toContain('بانتظار التأكيد');
    const own = { store: 'AMAZON_SA_FBA', mode: 'check', price: '200' };
    const ofProfit = await server.get(`/s/${await readToken({}, toQuery(own))}`);
    expect(ofProfit.text).toContain('The profit is to be confirmed');
    expect(ofProfit.text).not.toContain(says);
    // A price of the seller's own is the seller's own, whatever the fees.
    const priceOnly = await server.get(`/s/${await readToken({ showsProfit: false }, toQuery(own))}`);
    expect(priceOnly.text).not.toMatch(/to be confirmed/i);
  });

  test('says so for a target that is only proposed, and does not say why', async () => {
    const page = await server.get(`/s/${await readToken({}, toQuery({ marginRate: '' }))}`);
    expect(page.text).toContain('To be confirmed: it rests on a fee or a rule');
    expect(page.text).not.toMatch(/factor/i);
  });

  test('of a link from before this was said is to be confirmed', async () => {
    const answer = openAnswer(secretKey, await readToken());
    if (answer?.profit === undefined) throw new Error('no answer');
    expect([answer.price.isToConfirm, answer.profit.isToConfirm]).toEqual([false, false]);
    const end = Math.ceil(Date.now() / 86_400_000) + 5;
    const parts = [end, 'en', 'r', answer.store, answer.price.halalas, answer.profit.halalas, '', 20_000];
    const old = parts.map((part) => (typeof part === 'number' ? part.toString(36) : part)).join(' ');
    const token = encryptText(secretKey, 'shared answer', '1', old);
    expect((await server.get(`/s/${token}`)).text).toContain('To be confirmed');
  });

  test('without a price is refused at its field', async () => {
    expect(await share({}, toQuery({ cost: '' }))).toMatchObject({
      status: 400,
      json: { code: 'required', field: 'cost' },
    });
    expect(await share({}, toQuery({ subFamily: 'nothing' }))).toMatchObject({ status: 400 });
    expect(await share({}, 'https://elsewhere.example')).toMatchObject({ status: 400 });
    expect(await share({ name: 'more' })).toMatchObject({ status: 400 });
  });

  test('ends after its days, and a token that was changed opens nothing', async () => {
    const token = await readToken();
    const answer = openAnswer(secretKey, token);
    const now = Date.now();
    expect(openAnswer(secretKey, token, now + (sharedAnswerDays - 1) * 86_400_000)).toEqual(answer);
    expect(openAnswer(secretKey, token, now + (sharedAnswerDays + 1) * 86_400_000)).toBeUndefined();
    if (answer === undefined) throw new Error('no answer');
    const old = sealAnswer(secretKey, answer, now - (sharedAnswerDays + 1) * 86_400_000);
    const forged = sealAnswer('another-key-'.repeat(4), answer);
    const changed = `${token.slice(0, -2)}${token.endsWith('AA') ? 'BB' : 'AA'}`;
    for (const gone of [old.token, forged.token, changed, 'x', `${token}${token}`]) {
      const page = await server.get(`/s/${gone}`, { 'accept-language': 'ar' });
      expect(page).toMatchObject({ status: 404, text: expect.stringContaining('هذا الرابط لم يعد صالحًا') });
      expect(await toCard(gone, { headers: { 'accept-language': 'ar' } })).toMatchObject({
        statusCode: 302,
        headers: { location: '/preview-ar.png' },
      });
    }
  });
});

/** Finds the words about provenance on the picture of a calculation. */
async function saidOn(calculation: string): Promise<string | null | undefined> {
  const answer = openAnswer(secretKey, await readToken({}, calculation));
  const named = answer && (await nameAnswer(server.db, answer));
  return named && cardDocument(named).toConfirm;
}

describe('the picture', () => {
  test('is a PNG of 1200 × 630, another one in each language and for each choice', async () => {
    const pictures = await Promise.all(
      [{}, { language: 'ar' }, { showsProfit: false }, { showsCategory: true }].map(async (more) => {
        const { statusCode, headers, rawPayload } = await toCard(await readToken(more));
        expect([statusCode, headers['content-type'], headers['cross-origin-resource-policy']]).toEqual([
          200,
          'image/png',
          'cross-origin',
        ]);
        expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', width: 1200, height: 630 });
        return rawPayload.toString('base64');
      }),
    );
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  test('and the link preview say that a figure is to be confirmed', async () => {
    const remembered = toQuery({ store: 'AMAZON_SA_FBA' });
    expect(await saidOn(remembered)).toBe('To be confirmed');
    expect(await saidOn(toQuery())).toBeNull();
    const preview = /og:description" content="[^"]*To be confirmed/;
    expect(await head(remembered)).toMatch(preview);
    expect(await head(toQuery())).not.toMatch(preview);
  });

  test('is drawn from nothing private', async () => {
    const answer = openAnswer(secretKey, await readToken({ showsCategory: true }));
    const named = answer && (await nameAnswer(server.db, answer));
    if (named === undefined) throw new Error('no answer');
    expect(Object.keys(cardDocument(named)).toSorted()).toEqual(
      [
        'brand',
        'category',
        'fees',
        'language',
        'price',
        'priceLabel',
        'profit',
        'store',
        'toConfirm',
      ].toSorted(),
    );
    expectNothingPrivate(JSON.stringify(cardDocument(named)));
  });

  test('is not sent again to who has it, under another token of the same answer too', async () => {
    const { headers } = await toCard(await readToken());
    const again = await toCard(await readToken(), { headers: { 'if-none-match': String(headers['etag']) } });
    expect([again.statusCode, again.payload]).toEqual([304, '']);
  });

  test('takes names as text, whatever they say in the language it is set in', async () => {
    await using own = await testApp();
    const hostile = '#panic("x") $1/0$ #image("/etc/passwd") *b* \\ <a> "q" ] }';
    await own.db.update(store).set({ nameEn: hostile, nameAr: hostile }).where(eq(store.code, 'NOON_SA_FBN'));
    const body = { calculation: toQuery(), language: 'en', showsProfit: true, showsCategory: true };
    const { token } = shareAnswer.reply.parse((await own.post('/v1/share', body)).json);
    const { statusCode, rawPayload } = await own.app.inject({ url: `/v1/share/card?token=${token}` });
    expect(statusCode).toBe(200);
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 1200, height: 630 });
    const page = await own.get(`/s/${token}`);
    expect(page.text).toContain('&lt;a&gt; &quot;q&quot;');
    expect(page.text).not.toContain('<a> ');
  });

  test('is the general one where too many are asked for at once', async () => {
    const tokens = await Promise.all(
      Array.from({ length: 40 }, (_, at) => readToken({}, toQuery({ cost: String(500 + at) }))),
    );
    const cards = await Promise.all(
      tokens.map((token, at) => toCard(token, { remoteAddress: `198.51.101.${at}` })),
    );
    const statuses = cards.map(({ statusCode }) => statusCode);
    expect(new Set(statuses)).toEqual(new Set([200, 302]));
    const shown = cards.find(({ statusCode }) => statusCode === 302);
    expect(shown?.headers).toMatchObject({
      location: expect.stringMatching(/^\/preview-(ar|en)\.png$/),
      'cache-control': 'no-store',
    });
    // A moment later it is drawn.
    const again = await toCard(tokens[statuses.indexOf(302)] ?? '', { remoteAddress: '198.51.102.1' });
    expect(again.statusCode).toBe(200);
  });

  test('is drawn only so often for one network; those in memory are not counted', async () => {
    const remoteAddress = '198.51.100.7';
    const statuses: number[] = [];
    const first = await readToken({}, toQuery({ cost: '100' }));
    for (let at = 0; at <= drawnForNetwork; at += 1)
      statuses.push(
        (await toCard(await readToken({}, toQuery({ cost: String(100 + at) })), { remoteAddress }))
          .statusCode,
      );
    expect(statuses).toEqual([...Array.from({ length: drawnForNetwork }, () => 200), 429]);
    expect(await toCard(first, { remoteAddress })).toMatchObject({ statusCode: 200 });
    const next = await readToken({}, toQuery({ cost: '99' }));
    expect(await toCard(next, { remoteAddress: '198.51.100.8' })).toMatchObject({ statusCode: 200 });
  }, 60_000);
});

const head = async (query: string, headers: Record<string, string> = {}): Promise<string> =>
  (
    await server.get(`/calculator?${query}`, {
      'accept-language': 'en',
      'user-agent': 'WhatsApp/2',
      ...headers,
    })
  ).text;

describe('a link of the calculator', () => {
  test('says its price to link previews, with a picture that does not name the inputs', async () => {
    const { price, profit } = await calculated();
    const text = await head(toQuery());
    expect(text).toContain(`content="Recommended price`);
    for (const halalas of [price, profit]) expect(text).toContain(formatAmount(halalas));
    const [, image = ''] = /og:image" content="http:\/\/localhost:3000([^"]+)"/.exec(text) ?? [];
    expect(image).toMatch(/^\/v1\/share\/card\?token=[\w-]+$/);
    expect(await server.app.inject({ url: image })).toMatchObject({ statusCode: 200 });
    expect(text).not.toContain('preview-en.png');
    expect(await head(toQuery(), { 'accept-language': 'ar' })).toContain('السعر الموصى به');
  });

  test('is the page as it was built for a browser, and for whatever has no price', async () => {
    const browser = { 'user-agent': 'Mozilla/5.0 Firefox/140.0', 'sec-fetch-dest': 'document' };
    expect(await head(toQuery(), browser)).toBe(general);
    for (const query of [
      '',
      'cost=5',
      'cost=<script>&store=%00',
      toQuery({ cost: '1e999' }),
      `${toQuery()}&name=${'x'.repeat(3_000)}&type=${'y'.repeat(190)}`.replace(
        fields.store,
        '__proto__&subFamily=constructor',
      ),
      '%E0%A4%A',
    ])
      expect(await head(query)).toBe(general);
  });

  test('has no markup of its own in the head', async () => {
    const text = await head(`${toQuery()}&marginBase="><script>alert(1)</script>`);
    expect(text).not.toContain('<script>');
  });
});
