import { expect, type Page } from '@playwright/test';
import { findAllSettings } from '@saer/contract/site/setting-endpoints';
import * as z from 'zod/mini';
import { expectNoFindings } from './axe.ts';
import { toy } from './calculator-page.ts';
import { apiOf, enter, test } from './create-account.ts';
import { createProducts } from './create-products.ts';
import { demoPassword } from './demo-password.ts';
import { overflowAt } from './horizontal-overflow.ts';
import { wordsOf } from './messages.ts';
import { ownServer } from './own-server.ts';

/** Lets the seconds pass after which a page has come to rest: then the survey may be asked for. */
const rest = async (page: Page): Promise<void> => {
  await page.waitForLoadState('networkidle');
  await page.clock.fastForward(4_000);
  await page.waitForLoadState('networkidle');
};

/** Tells whether nothing of the page comes after a part. */
const isLast = (part: Element): boolean => {
  const all = [...document.querySelectorAll('main *')];
  return all.slice(all.indexOf(part)).every((each) => part.contains(each));
};

test('a seller is asked after the tenth product, below everything, and admins read the answer', async ({
  browser,
  playwright,
}, { project }) => {
  // Another server starts first: other journeys would meet the question.
  test.setTimeout(300_000);
  const language = project.name === 'ar' ? 'ar' : 'en';
  const say = wordsOf(language, 'offline', 'dashboard', 'calculator', 'products', 'app');
  await using server = await ownServer();
  const request = await playwright.request.newContext({ baseURL: server.address });
  const api = apiOf(request);
  const superAdmin = await api.signIn('super@saer.localhost', demoPassword);
  const headers = { authorization: `Bearer ${superAdmin.access_token}` };
  const turn = async (value: boolean) => {
    const reply = await request.get('/v1/settings/all', { headers });
    const { settings } = z.parse(findAllSettings.reply, await reply.json());
    const version = settings.find(({ key }) => key === 'survey')?.version;
    expect(
      (await request.put('/v1/settings', { headers, data: { key: 'survey', version, value } })).ok(),
    ).toBe(true);
  };
  const openAs = async (session: typeof superAdmin): Promise<Page> => {
    const context = await browser.newContext({ baseURL: server.address });
    await enter(context, session);
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    await page.clock.install();
    return page;
  };
  const sellerWith = async (products: number) => {
    const { person, session, add } = await createProducts(api, superAdmin);
    for (let added = 0; added < products; added += 1) await add();
    return { person, page: await openAs(session) };
  };
  await turn(true);
  const { person, page } = await sellerWith(9);
  const survey = page.getByTestId('survey');

  const query = new URLSearchParams({ ...toy, name: 'The tenth toy' }).toString();
  await page.goto(`/user/add-product?${query}`);
  const save = page.getByRole('button', { name: say('Save in my products'), exact: true });
  await expect(save).toBeVisible();
  await rest(page);
  await expect(survey).toHaveCount(0);
  await save.click();
  await expect(survey).toBeVisible();
  // It is the last thing of the page, and took no focus.
  expect(await survey.evaluate(isLast)).toBe(true);
  await expect(survey.locator(':focus')).toHaveCount(0);

  await page.goto('/user/products');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(page.getByRole('row').or(page.getByRole('listitem')).first()).toBeVisible();
  const before = await heading.boundingBox();
  await rest(page);
  await expect(survey).toBeVisible();
  expect(await heading.boundingBox()).toEqual(before);
  await expectNoFindings(page);
  const size = page.viewportSize();
  expect(await overflowAt(page, 320)).toBe(0);
  if (size !== null) await page.setViewportSize(size);

  // By keyboard, with the one mistake that can be made.
  const send = survey.getByRole('button', { name: say('Send') });
  await send.press('Enter');
  await expect(survey.getByRole('alert')).toHaveText(say('Choose an answer to the first question.'));
  await survey.getByRole('radio', { name: say('Yes') }).focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(survey.getByRole('radio', { name: say('No, they are higher') })).toBeChecked();
  await page.keyboard.press('Tab');
  await page.keyboard.type('The fees of Trendyol');
  await page.keyboard.press('Tab');
  await expect(send).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(survey.getByText(say('Thank you. Your answer is saved.'))).toBeFocused();
  await page.reload();
  await rest(page);
  await expect(survey).toHaveCount(0);

  const others = await Promise.all([sellerWith(10), sellerWith(10), sellerWith(10)]);
  const [later, closed, open] = [others[0].page, others[1].page, others[2].page];
  await later.goto('/user/products');
  await rest(later);
  await later
    .getByTestId('survey')
    .getByRole('button', { name: say('Later') })
    .click();
  await expect(
    later.getByText(
      say('We will ask you again in {surveyLaterDays} days at the earliest.', { surveyLaterDays: '14' }),
    ),
  ).toBeFocused();
  await closed.goto('/user/products');
  await rest(closed);
  await closed
    .getByTestId('survey')
    .getByRole('button', { name: say('Close, and do not ask again') })
    .click();
  await expect(closed.getByText(say('We will not ask you again.'))).toBeFocused();
  for (const each of [later, closed]) {
    await each.reload();
    await rest(each);
    await expect(each.getByTestId('survey')).toHaveCount(0);
  }

  // Turned off while the card is open: what is sent is refused, and said to be.
  await open.goto('/user/products');
  await rest(open);
  await open.getByTestId('survey').getByText(say('Not sure')).click();
  await turn(false);
  await open
    .getByTestId('survey')
    .getByRole('button', { name: say('Send') })
    .click();
  await expect(open.getByText(say('The survey is no longer open. Nothing was saved.'))).toBeFocused();

  const admin = await openAs(superAdmin);
  await admin.goto('/admin/survey');
  await expect(admin.getByText('The fees of Trendyol')).toBeVisible();
  await expect(admin.getByText(person.lastName)).toBeVisible();
  await expect(admin.getByTestId('survey-counts')).toContainText(say('Answers: {answers}', { answers: '1' }));
  await expect(admin.getByTestId('survey-counts')).toContainText(
    say('Closed without an answer: {closed}', { closed: '1' }),
  );
  await expectNoFindings(admin);
  await admin.goto('/admin/survey?answer=CLOSED');
  await expect(admin.getByText('The fees of Trendyol')).toHaveCount(0);
  await expect(admin.getByText(say('Closed without an answer')).last()).toBeVisible();
  expect(await overflowAt(admin, 320)).toBe(0);
});
