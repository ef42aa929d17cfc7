import type { MessageDescriptor } from '@lingui/core';

/** Words around the worked examples. */
export const calculateWords = {
  title: /*i18n*/ { id: 'docs.calculate.title', message: 'Calculate a price' },
  intro: /*i18n*/ {
    id: 'docs.calculate.intro',
    message:
      'Send one product in one store; the reply holds the recommended price and every line between it and the profit. Add `price` to see what a price of your own leaves.',
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
  weight: /*i18n*/ {
    id: 'docs.calculate.weight',
    message:
      '`weight` says which weight counted and why. Where `weightDoubt` is not null the fee may be another one: without sides the volume is not known (`weight.largestVolume` holds the price it could lead to), or the size class contradicts the sides (`weight.bySides`).',
  },
  toConfirm: /*i18n*/ {
    id: 'docs.calculate.toConfirm',
    message:
      '`toConfirm` names the fees behind an answer that no public source and no admin confirms: `referral`, `fulfilment`, or `saleVat` where the seller is not registered for VAT and it is not known whether the store bears the VAT of the sale. Price and profit are no more certain than these.',
  },
  factor: /*i18n*/ {
    id: 'docs.calculate.factor',
    message:
      '`rangeFactorRole` says how the range factor counts: `target` where no margin was sent; `floor` under the margin once an admin has confirmed it, and `ownPrice` is what the margin alone needs; `advice` as long as it is proposed, and `proposal` is what it would ask for; `none` where no band contains the cost, and the margin alone decides. `largestCost` goes by the margin that was sent.',
  },
  many: /*i18n*/ { id: 'docs.calculate.many', message: 'Many products at once' },
  manyIntro: /*i18n*/ {
    id: 'docs.calculate.manyIntro',
    message:
      'With `products` the same address prices up to 500 rows, 2,500 with `platform: desktop`. Each row is checked by itself: the outcomes keep the order of the rows, and a wrong row stops no other. A wrong row lists its first 10 problems; `more` counts the rest.',
  },
  refused: /*i18n*/ { id: 'docs.calculate.refused', message: 'When something is wrong' },
  refusedIntro: /*i18n*/ {
    id: 'docs.calculate.refusedIntro',
    message:
      'The status says whose turn it is, `code` is for your program, `message` for people in the language of the request, and `field` tells where. Several problems come together in `problems`.',
  },
  fields: /*i18n*/ { id: 'docs.calculate.fields', message: 'Fields of a product' },
} satisfies Record<string, MessageDescriptor>;
