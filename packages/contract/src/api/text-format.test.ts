import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { fieldErrorsOf } from './field-errors-of.ts';
import * as technical from './technical-format.ts';
import * as text from './text-format.ts';

const format = { ...text, ...technical };

const pixel = {
  png: 'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  jpeg: 'data:image/jpeg;base64,/9j/4AAQSkZJRgABAQAAAQABAAD/',
  gif: 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7',
};

interface Case {
  readonly schema: z.core.$ZodType;
  readonly code: string;
  readonly good: readonly string[];
  readonly bad: readonly string[];
}

const cases: Record<string, Case> = {
  'a name': {
    schema: format.personName(),
    code: 'nameRequired',
    good: ['Noura', 'نورة', "O'Brien-Smith", '7', 'José', '李'],
    bad: [' ', '...', '-', '\u200F'],
  },
  'an email address': {
    schema: format.email(),
    code: 'notAnEmail',
    good: ['a@example.com', 'First.Last+tag@mail.example.co', "o'neil@example.com"],
    bad: [
      'a',
      'a@',
      '@example.com',
      'a@example',
      'a b@example.com',
      'a@@example.com',
      'a@example.com\r\nBcc: b@example.com',
      'a@exa mple.com',
      '.a@example.com',
      'a\0@example.com',
    ],
  },
  'a mobile number': {
    schema: format.mobile(),
    code: 'notAMobile',
    good: [
      '+966501234567',
      '00966501234567',
      '+96650 123-4567',
      '(+966) 501234567',
      '+1234567890',
      '+123456789012345',
      '٠٠٩٦٦٥٠١٢٣٤٥٦٧',
      '+۹۶۶۵۰۱۲۳۴۵۶۷',
      '\u200E+966501234567',
      '0501234567',
      '٠٥٠١٢٣٤٥٦٧',
      '501234567',
      '966501234567',
    ],
    bad: [
      '05012345678',
      '050123456',
      '0401234567',
      '50123456',
      '1234567890',
      '+123456789',
      '+1234567890123456',
      '+96650123456x',
      '++966501234567',
      '00',
      '+',
    ],
  },
  'digits only': {
    schema: format.digitsOnly(),
    code: 'notDigits',
    good: ['0', '0123456789', '٠١٢٣٤٥٦٧٨٩', '۰۱۲۳'],
    bad: ['1.5', '-1', '1 2', 'x', '１'],
  },
  'a decimal': {
    schema: format.decimal(),
    code: 'notADecimal',
    good: ['12', '-0.5', '0.125', '007'],
    bad: ['.5', '5.', '1,5', '1e3', '--1', '+1', ' 1'],
  },
  'a web address': {
    schema: format.url(),
    code: 'notAUrl',
    good: [
      'https://example.com',
      'http://example.com:8080/a?b=c#d',
      'HTTPS://EXAMPLE.COM',
      'http://[2001:db8::1]/',
    ],
    bad: [
      'example.com',
      'ftp://example.com',
      'javascript:alert(1)',
      'https://',
      'http:///path',
      'https:// a',
      ' https://example.com',
    ],
  },
  'a picture': {
    schema: format.imageDataUri(1_000),
    code: 'notAnImage',
    good: Object.values(pixel),
    bad: [
      pixel.png.replace('png', 'gif'),
      pixel.gif.replace('gif', 'jpeg'),
      pixel.jpeg.replace('jpeg', 'png'),
      pixel.png.replace('png', 'svg+xml'),
      pixel.png.replace(';base64', ''),
      `${pixel.png.slice(0, -3)}=`,
      `${pixel.png}\n`,
      'data:image/png;base64,PHN2Zz4=',
      'data:text/html;base64,iVBORw0KGgo=',
      'https://example.com/a.png',
    ],
  },
  'a text of 3 to 5 characters': {
    schema: format.textBetween(3, 5),
    code: 'textTooShort',
    good: ['abc', 'abcde', '🙂🙂a'],
    bad: ['ab', 'x', '🙂🙂'],
  },
  'Arabic text': {
    schema: format.arabicText(),
    code: 'notArabic',
    good: ['مرحبا', 'متجر ٧', 'سعّر: ١٢٣!', 'قِطَعٌ', 'ـــعـــ', 'أدوات 2026'],
    bad: ['hello', 'مرحبا x', '123', '!', 'مرحبا\n'],
  },
  'English text': {
    schema: format.englishAlphanumeric(),
    code: 'notEnglish',
    good: ['Shop 7', 'ABC', '0'],
    bad: ['shop-7', 'متجر', 'é', 'a\tb', 'a_b'],
  },
  coordinates: {
    schema: format.coordinates(),
    code: 'notCoordinates',
    good: ['24.7136,46.6753', '-90,180', '90 , -180', '0,0'],
    bad: ['24.7136', '90.0001,0', '0,180.1', '-91,0', '24.7136;46.6753', '24.,46', '24,46,1', 'a,b'],
  },
  'an IP address': {
    schema: format.ipAddress(),
    code: 'notAnIpAddress',
    good: [
      '192.0.2.1',
      '0.0.0.0',
      '255.255.255.255',
      '2001:db8::1',
      '::1',
      '::',
      '2001:db8:0:0:0:0:0:1',
      '::ffff:192.0.2.1',
    ],
    bad: [
      '256.0.0.1',
      '192.0.2',
      '192.0.2.1.1',
      '01.2.3.4',
      '2001:db8',
      '2001:db8::1::2',
      'gggg::1',
      '1:2:3:4:5:6:7:8:9',
      '192.0.2.1/24',
      'localhost',
    ],
  },
  'an IP address or network': {
    schema: format.ipNetwork(),
    code: 'notAnIpAddress',
    good: [
      '192.0.2.1',
      '192.0.2.0/24',
      '10.0.0.0/8',
      '192.0.2.1/32',
      '2001:db8::1',
      '2001:db8::/32',
      '::/128',
    ],
    bad: [
      '192.0.2.0/33',
      '192.0.2.0/0',
      '192.0.2.0/',
      '192.0.2.0/24/8',
      '/24',
      '192.0.2/24',
      '::/129',
      'a/8',
    ],
  },
  'a schedule': {
    schema: format.cronExpression(),
    code: 'notACron',
    good: [
      '* * * * *',
      '0 0 1 1 0',
      '*/5 * * * *',
      '0-30/10 8,20 1-15 */2 1-5',
      '59 23 31 12 7',
      ' 0 0 * * * ',
      '5/15 * * * *',
    ],
    bad: [
      '* * * *',
      '* * * * * *',
      '60 * * * *',
      '* 24 * * *',
      '* * 0 * *',
      '* * * 13 *',
      '* * * * 8',
      '5-1 * * * *',
      '*/0 * * * *',
      '1, * * * *',
      ',1 * * * *',
      '-1 * * * *',
      '1- * * * *',
      '@daily',
      'a * * * *',
      '1-2-3 * * * *',
    ],
  },
  'a UUID': {
    schema: format.uuid(),
    code: 'notAUuid',
    good: ['0d9c3c2e-8f7b-4a43-9d8e-1f2a3b4c5d6e', '0D9C3C2E-8F7B-4A43-9D8E-1F2A3B4C5D6E'],
    bad: [
      '0d9c3c2e8f7b4a439d8e1f2a3b4c5d6e',
      '0d9c3c2e-8f7b-4a43-9d8e-1f2a3b4c5d6',
      '{0d9c3c2e}',
      'g'.repeat(36),
    ],
  },
  'a national id': {
    schema: format.nationalId(),
    code: 'notANationalId',
    good: ['1000000000', '2999999999', '١٠٠٠٠٠٠٠٠٠'],
    bad: ['3000000000', '100000000', '10000000000', '1x00000000'],
  },
};

const codesOf = (schema: z.core.$ZodType, value: unknown): string[] => {
  const result = z.safeParse(schema, value, { reportInput: true });
  return result.success ? [] : fieldErrorsOf(result.error).map(({ code }) => code);
};

describe.each(Object.entries(cases))('%s', (_, { schema, code, good, bad }) => {
  it.each(good)('is %j', (value) => {
    expect(codesOf(schema, value)).toEqual([]);
  });

  it.each(bad)('is not %j', (value) => {
    expect(codesOf(schema, value)).toContain(code);
  });

  it('is neither empty nor another type', () => {
    expect(codesOf(schema, '')).toEqual(['required']);
    expect(codesOf(schema, undefined)).toEqual(['required']);
    for (const value of [1, null, true, {}, ['a']]) expect(codesOf(schema, value)).toEqual(['notText']);
  });

  it('has a maximum length', () => {
    expect(codesOf(schema, 'x'.repeat(3_000))).toContain('tooLong');
  });
});

describe('Parsing', () => {
  it('returns a mobile number as E.164, in every spelling', () => {
    for (const typed of [
      '00966501234567',
      '+966 50 123 4567',
      '٠٠٩٦٦٥٠١٢٣٤٥٦٧',
      '۰۰۹۶۶-۵۰۱۲۳۴۵۶۷',
      '\u200F+966501234567\u200E',
      '0501234567',
      '050 123 4567',
      '050–123–4567',
      '٠٥٠ ١٢٣ ٤٥٦٧',
      '۰۵۰۱۲۳۴۵۶۷',
      '501234567',
      '966501234567',
      '+966 (0) 50 123 4567',
    ])
      expect(z.parse(format.mobile(), typed)).toBe('+966501234567');
  });

  it('preserves the country code of a foreign mobile number', () => {
    expect(z.parse(format.mobile(), '0020 100 123 4567')).toBe('+201001234567');
    expect(z.parse(format.mobile(), '+971-50-123-4567')).toBe('+971501234567');
  });

  it('returns Latin digits for any script', () => {
    expect(z.parse(format.digitsOnly(), '٠١٢٣٤٥٦٧٨٩')).toBe('0123456789');
    expect(z.parse(format.digitsOnly(), '۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789');
    expect(z.parse(format.nationalId(), '١٠٣٤٥٦٧٨٩٠')).toBe('1034567890');
  });

  it('returns an email address as typed', () => {
    expect(z.parse(format.email(), 'First.Last@Example.com')).toBe('First.Last@Example.com');
  });

  it('rejects control characters in a name, which could break a mail’s header', () => {
    for (const name of ['Noura\r\nBcc: a@example.com', 'a\u2028b', 'a\tb', 'a\0'])
      expect(codesOf(format.personName(), name)).toEqual(['notText']);
  });
});
