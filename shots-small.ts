import { chromium } from '@playwright/test';
import { findChromium } from './scripts/chromium.ts';
const base = 'http://127.0.0.1:3170';
const login = await (
  await fetch(base + '/v1/auth/authenticate', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'seller@saer.localhost', password: 'Demo-Pass-2026!' }),
  })
).json();
const ls: Record<string, string> = {
  token: login.access_token,
  token_at: String(Date.now()),
  data: JSON.stringify(login),
  appwriteToken: login.appwriteToken,
  sessionId: login.sessionId,
  user: String(login.metadata.id),
};
const b = await chromium.launch({ executablePath: findChromium()!, args: ['--no-sandbox'] });
const toy = {
  store: 'NOON_SA_FBN',
  subFamily: 'toys',
  sizeClass: 'standard_parcel',
  weight: '900',
  cost: '6.00',
  marginRate: '15',
};
for (const [lang, theme, w] of [
  ['ar', 'dark', 390],
  ['en', 'light', 1440],
  ['en', 'dark', 390],
  ['ar', 'light', 1440],
] as const) {
  const ctx = await b.newContext({
    locale: lang === 'ar' ? 'ar-SA' : 'en-US',
    colorScheme: theme,
    viewport: { width: w, height: w === 390 ? 844 : 900 },
    storageState: {
      cookies: [],
      origins: [{ origin: base, localStorage: Object.entries(ls).map(([name, value]) => ({ name, value })) }],
    },
  });
  const p = await ctx.newPage();
  p.setDefaultTimeout(8000);
  const shot = (n: string) => p.screenshot({ path: `/tmp/small-shots/${n}-${lang}-${theme}-${w}.png` });
  const L = (ar: string, en: string) => (lang === 'ar' ? ar : en);
  try {
    await p.goto(base + '/user/add-product');
    await p.getByTestId('unfinished').waitFor();
    await p.getByTestId('unfinished').scrollIntoViewIfNeeded();
    await shot('unfinished');
    const bc = '62' + String(Date.now()).slice(-11);
    await p.goto(base + '/user/add-product?' + new URLSearchParams({ ...toy, name: 'Qitar', barcode: bc }));
    await p.getByTestId('price').waitFor();
    const save = p.getByRole('button', { name: L('حفظ في منتجاتي', 'Save in my products'), exact: true });
    console.log(
      await p
        .getByRole('button')
        .allInnerTexts()
        .then((x) => x.join('|').slice(0, 400)),
    );
    const saveBtn = (await save.count())
      ? save
      : p.getByRole('button', { name: /منتجاتي|Save in my/ }).last();
    await saveBtn.click();
    await p.getByRole('link', { name: L('فتح', 'Open'), exact: true }).waitFor();
    await p.waitForTimeout(500);
    await shot('saved');
    await p.getByRole('textbox', { name: L('تكلفة المنتج', 'Product cost') }).fill('9');
    await p.waitForTimeout(300);
    await saveBtn.click();
    await p.getByRole('dialog').waitFor();
    await p.waitForTimeout(1200);
    await shot('exists');
    await p.keyboard.press('Escape');
    await ctx.setOffline(true);
    await saveBtn.click();
    await p.waitForTimeout(700);
    await shot('waiting');
    await p
      .getByRole('link', { name: L('منتجاتي', 'My products') })
      .first()
      .click({ timeout: 3000 })
      .catch(() => {});
    await p.waitForTimeout(1500);
    await shot('offline-page');
    await p
      .getByRole('button', { name: L('إلغاء الحفظ المنتظر', 'Cancel the waiting save') })
      .click()
      .catch(() => {});
    await ctx.setOffline(false);
    await p.waitForTimeout(3500);
    await shot('back');
    await p.goto(base + '/user/add-product?' + new URLSearchParams(toy));
    await p.getByTestId('price').waitFor();
    await p.getByRole('combobox', { name: L('الفئة', 'Category') }).click();
    await p.waitForTimeout(600);
    await shot('list');
    await p.keyboard.type(L('عطر', 'toy'));
    await p.waitForTimeout(400);
    await shot('list-typed');
  } catch (e) {
    console.log(lang, theme, w, String(e).slice(0, 400));
    await shot('error');
  }
  await ctx.close();
}
await b.close();
