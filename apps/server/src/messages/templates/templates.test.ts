import { describe, expect, test } from 'vitest';
import { asSms, sampleMessages } from '../local/template-gallery.ts';
import { subscriptionNews } from './message.ts';
import { render } from './render.ts';

const origin = 'https://saer.example';
const samples = (['ar', 'en'] as const).flatMap((language) =>
  Object.values(sampleMessages(language, Date.UTC(2026, 10, 21))).map(
    (message) => [language, message.template, message] as const,
  ),
);
const arabicLetters = /\p{sc=Arab}/u;

describe.each(samples)('%s: %s', (language, template, message) => {
  const { subject, body, html } = render(message, origin);

  test('is written in its language, without a gap', () => {
    expect(subject).not.toBe('');
    expect(arabicLetters.test(subject ?? '')).toBe(language === 'ar');
    for (const words of [subject, body, html]) expect(words).not.toMatch(/undefined|\{\w+\}|mail\.\w+|NaN/);
    expect(html).toContain(language === 'ar' ? 'dir="rtl"' : 'dir="ltr"');
  });

  test('asks the network for nothing', () => {
    expect(html).not.toMatch(/<(?:img|link|script|iframe|object)|@import|url\(/i);
    for (const [address] of html?.matchAll(/https?:\/\/[^\s"<]+/g) ?? []) expect(address).toContain(origin);
  });

  test('as an SMS begins with the code and fits one segment, in Arabic 70 characters', () => {
    const sms = asSms(message);
    if (sms === undefined) return;
    const text = render(sms, origin).body;
    expect(text.length).toBeLessThanOrEqual(language === 'ar' ? 70 : 160);
    // Characters outside the GSM alphabet would halve the capacity.
    if (language === 'en') expect(text).toMatch(/^[\w\s.,"-]+$/);
    expect(text.startsWith('482913')).toBe(template.endsWith('Code'));
  });
});

test('a name is text, and no mail program makes a link of it', () => {
  const { html, body } = render(
    {
      template: 'invitation',
      language: 'en',
      email: 'seller@example.com',
      firstName: '<img src=x onerror=alert(1)>',
      invitedBy: 'win at https://evil.example/now',
      token: 'a b&c',
      expiresAt: '2026-11-24T09:00:00.000Z',
    },
    origin,
  );
  expect(html).not.toContain('<img');
  expect(`${html} ${body}`).not.toMatch(/evil\.example|https:\/\/evil/);
  expect(body).toContain(`${origin}/access/forgot-password#token=a%20b%26c`);
  expect(body).toContain('24/11/2026 12:00');
});

test.each(
  subscriptionNews.flatMap((each) => (['ar', 'en'] as const).map((language) => [each, language] as const)),
)('the SMS about a subscription, %s in %s, fits one segment', (each, language) => {
  const { subscriptionChanged: sample } = sampleMessages(language, Date.UTC(2026, 10, 21));
  if (sample.template !== 'subscriptionChanged') throw new Error('Another message');
  const sms = asSms({ ...sample, news: each, amount: 1_234_500, days: 14 });
  if (sms === undefined) throw new Error('No SMS');
  const text = render(sms, origin).body;
  expect(text.length).toBeLessThanOrEqual(language === 'ar' ? 70 : 160);
  if (language === 'en') expect(text).toMatch(/^[\w\s.,"-]+$/);
  expect(text).not.toMatch(/undefined|\{\w+\}|sms\.\w+|NaN/);
});
