import type { MessageDescriptor } from '@lingui/core';

/** The words round the worked example. */
export const calculateWords = {
  title: /*i18n*/ { id: 'docs.calculate.title', message: 'Calculate a price' },
  intro: /*i18n*/ {
    id: 'docs.calculate.intro',
    message:
      'Send one product in one store; the reply holds the recommended price and every line between it and the profit. Add `price` to learn what a price of your own brings.',
  },
  server: /*i18n*/ {
    id: 'docs.calculate.server',
    message: 'The address of the server, for the commands below',
  },
  reading: /*i18n*/ {
    id: 'docs.calculate.reading',
    message:
      '`recommended.statement.price` is what to charge; its `profit` is what stays after cost, fees and VAT. Parts shown as `…` are in the table of `Quote`.',
  },
  many: /*i18n*/ { id: 'docs.calculate.many', message: 'Many products at once' },
  manyIntro: /*i18n*/ {
    id: 'docs.calculate.manyIntro',
    message:
      'With `products` the same address prices up to 2,500 rows, 500 with `platform: web` (which is the default). Each row is judged by itself: the outcomes keep the order of the rows, and a wrong row stops no other.',
  },
  refused: /*i18n*/ { id: 'docs.calculate.refused', message: 'When something is wrong' },
  refusedIntro: /*i18n*/ {
    id: 'docs.calculate.refusedIntro',
    message:
      'The status says whose turn it is, `code` is for your program, `message` for people in the language of the request, and `field` tells where. Several problems come together in `problems`.',
  },
  fields: /*i18n*/ { id: 'docs.calculate.fields', message: 'Fields of a product' },
} satisfies Record<string, MessageDescriptor>;
