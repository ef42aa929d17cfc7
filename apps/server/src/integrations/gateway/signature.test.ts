import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isSignedBy, type Parameters, signParameters } from './signature.ts';

const order = {
  command: 'AUTHORIZATION',
  access_code: '43287943278432',
  merchant_identifier: '343278h432',
  amount: 1,
  merchant_reference: 'test 2121',
  currency: 'USD',
  language: 'en',
  customer_email: 'test@aps.com',
};
const dotnet = { merchant_identifier: 'TestMerchantIdentifier', access_code: 'TestAccessCode' };
const callback = { ...dotnet, merchant_reference: 'merchant_reference', language: 'en' };
const tokenization = {
  response_code: '18000',
  card_number: '****************',
  card_holder_name: '*******',
  merchant_identifier: 'merchant_identifier',
  expiry_date: '****',
  access_code: 'access_code',
  language: 'en',
  service_command: 'TOKENIZATION',
  response_message: 'Success',
  merchant_reference: 'merchant_reference',
  token_name: 'token_name',
  return_url: 'http://test.com',
  card_bin: '400555',
  status: '18',
};

/**
 * Values, phrases and signatures that the tests of three libraries publish: payfort/payfort-php-sdk (APSSignatureTest,
 * WebhookAdapterTest), payfort/payfort-dotnet-sdk (signature and NotificationValidator tests), sevaske/payfort-api (SignatureTest).
 */
const published: readonly (readonly [string, string, Parameters, string])[] = [
  ['PHP, request', 'test1', order, '6b73011e4eda060bbbdf206ad110b5208690b57d9e39bec1a548fe8bf3029439'],
  ['PHP, response', 'test2', order, '916b0c4952b7d072fe6cbe15fad9b5509660b482aaa952d90096c9094ca87478'],
  [
    'PHP, webhook',
    'test2',
    { data: 'test' },
    '35af87c6def1a4ea40d485f680ab572cf867290b8e1850b3293a8323ecca7ec4',
  ],
  [
    'sevaske, status query',
    'sha-request-phrase',
    { query_command: 'CHECK_STATUS', language: 'en', merchant_reference: '122333' },
    '9eb08299a5f9cda485e4967a25d4c8ff7ecfc98ae8f6d23fcb12457ea709fb26',
  ],
  [
    '.NET, without the signature itself',
    'PASS',
    { ...dotnet, language: 'testlanguage', signature: 'TestSignature' },
    '6e35631fc0a493adfa062eb173cf6e37751f6e12dfd3eea9b9eec656559920d2',
  ],
  [
    '.NET, without empty values',
    'PASS',
    { ...dotnet, language: '' },
    '68c3928525ec3914129b71d167061b6044d05727367ad7a88f3ac8ad173feea9',
  ],
  [
    '.NET, capture',
    'PASS',
    { ...callback, command: 'CAPTURE', amount: '243', currency: 'USD' },
    'd36985eaa48b46ab36f10d9c42ed9c977b7eeaf46628789d2804129e327f8569',
  ],
  [
    '.NET, release',
    'PASS',
    { ...callback, command: 'VOID_AUTHORIZATION' },
    'ee073e1a786869b88e7668864157f4694451b039d7bdc47704a28c9c16ab14e5',
  ],
  [
    '.NET, tokenization',
    'PASS',
    tokenization,
    'b1d40a8be03f78d1c1e0e8bdf359dde1c82784fbb1f2d4bab959fb1f73211357',
  ],
];

const signed = (apple_header: string, products: string) =>
  signParameters({ amount: '100', apple_header, products }, 'p');

describe('signatures that others published', () => {
  test.each(published)('%s', (_name, phrase, parameters, signature) => {
    expect(signParameters(parameters, phrase)).toBe(signature);
    expect(isSignedBy({ ...parameters, signature }, phrase)).toBe(true);
    expect(isSignedBy({ ...parameters, signature: signature.toUpperCase() }, phrase)).toBe(true);
    expect(isSignedBy({ ...parameters, signature }, `${phrase}2`)).toBe(false);
  });

  test('a value that was decoded once too often or too little has another signature', () => {
    const signature = published.at(-1)?.[3] ?? '';
    const encoded = { ...tokenization, return_url: 'http%3A%2F%2Ftest.com', signature };
    expect(isSignedBy(encoded, 'PASS')).toBe(false);
    const escaped = { customer_name: 'customer&#39;s' };
    const sent = { ...escaped, signature: signParameters(escaped, 'PASS') };
    expect(isSignedBy(sent, 'PASS')).toBe(true);
    expect(isSignedBy({ ...sent, customer_name: "customer's" }, 'PASS')).toBe(false);
  });

  test('card fields are signed in a reply, and not in the request for a token', () => {
    const signature = published.at(-1)?.[3] ?? '';
    expect(isSignedBy({ ...tokenization, card_number: '400555******0001', signature }, 'PASS')).toBe(false);
    expect(isSignedBy({ ...tokenization, remember_me: 'YES', signature }, 'PASS')).toBe(false);
    const request = { ...callback, service_command: 'TOKENIZATION' };
    const sent = { ...request, signature: signParameters(request, 'PASS') };
    expect(isSignedBy({ ...sent, card_number: '4', card_security_code: '1', expiry_date: '2' }, 'PASS')).toBe(
      true,
    );
    expect(isSignedBy({ ...sent, token_name: 'other' }, 'PASS')).toBe(false);
  });
});

const name = fc.stringMatching(/^[a-z\d][a-z_\d]{0,12}$/).filter((each) => each !== 'signature');
const parameters = fc.dictionary(name, fc.string({ minLength: 1, maxLength: 30 }), {
  minKeys: 1,
  maxKeys: 12,
});
const algorithm = fc.constantFrom('sha256' as const, 'sha512' as const);
const phrase = fc.string({ minLength: 1, maxLength: 20 });

describe('for any parameters', () => {
  test('their order does not matter, and both algorithms are recognised', () => {
    fc.assert(
      fc.property(parameters, phrase, algorithm, (sent, secret, hash) => {
        const reversed = Object.fromEntries(Object.entries(sent).toReversed());
        const signature = signParameters(sent, secret, hash);
        expect(signParameters(reversed, secret, hash)).toBe(signature);
        expect(isSignedBy({ ...reversed, signature }, secret)).toBe(true);
      }),
    );
  });

  test('a changed value, a changed phrase and a missing field are refused', () => {
    fc.assert(
      fc.property(parameters, phrase, algorithm, fc.string({ minLength: 1 }), (sent, secret, hash, other) => {
        const signature = signParameters(sent, secret, hash);
        for (const [key, value] of Object.entries(sent)) {
          expect(isSignedBy({ ...sent, [key]: value + other, signature }, secret)).toBe(false);
          const { [key]: _dropped, ...rest } = sent;
          expect(isSignedBy({ ...rest, signature }, secret)).toBe(false);
        }
        expect(isSignedBy({ ...sent, signature }, `${secret}${other}`)).toBe(false);
      }),
    );
  });

  test('an empty value may be part of the signed text or not', () => {
    const { createdWith, received } = {
      createdWith: signParameters({ amount: '100' }, 'p'),
      received: { amount: '100', customer_name: '', eci: null },
    };
    expect(isSignedBy({ ...received, signature: createdWith }, 'p')).toBe(true);
    // The text "pamount=100customer_name=eci=p" itself.
    const whole = signParameters({ amount: '100customer_name=eci=' }, 'p');
    expect(isSignedBy({ ...received, signature: whole }, 'p')).toBe(true);
  });

  test.each([undefined, '', 'x', 'é'.repeat(64), 'f'.repeat(63), 7, null])(
    '%j is no signature',
    (signature) => {
      const sent = signature === undefined ? order : { ...order, signature };
      expect(isSignedBy(sent, 'test1')).toBe(false);
    },
  );

  test('nested values are written as Apple Pay needs them', () => {
    const nested = { apple_header: { b: '1', a: '2' }, products: [{ x: 1, y: 2 }, { z: 3 }] };
    const text = { apple_header: '{b=1, a=2}', products: '[{x=1, y=2}, {z=3}]' };
    expect(signParameters(nested, 'p')).toBe(signParameters(text, 'p'));
  });

  test('an empty value within another one is left out, or has its name alone, and is never the word null', () => {
    const received = {
      amount: '100',
      apple_header: { a: '1', b: null, c: '' },
      products: [{ x: null, y: 2 }],
    };
    for (const signature of [signed('{a=1}', '[{y=2}]'), signed('{a=1, b=, c=}', '[{x=, y=2}]')])
      expect(isSignedBy({ ...received, signature }, 'p')).toBe(true);
    const asWord = signed('{a=1, b=null, c=}', '[{x=null, y=2}]');
    expect(isSignedBy({ ...received, signature: asWord }, 'p')).toBe(false);
    expect(signParameters(received, 'p')).toBe(signed('{a=1}', '[{y=2}]'));
  });
});
