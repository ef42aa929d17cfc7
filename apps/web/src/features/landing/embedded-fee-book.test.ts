import { expect, test } from 'vitest';
import { feeBookElement } from './embedded-fee-book.ts';

test('no name in the fees can end the element that carries them', () => {
  const name = '</script><script>alert(1)</script>';
  const element = feeBookElement({
    on: '2026-11-20',
    stores: [],
    families: [],
    subFamilies: [{ code: 'a', nameEn: name, nameAr: name, family: 'b' }],
    types: [],
    overrides: [],
  });
  expect(element.match(/<\/script>/g)).toHaveLength(1);
  const text = element.replace(/^<script[^>]*>/, '').replace('</script>', '');
  expect(JSON.parse(text)).toMatchObject({ subFamilies: [{ nameEn: name }] });
});
