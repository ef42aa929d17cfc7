import type { MessageDescriptor } from '@lingui/core';

/** Words of the objects section. */
export const objectWords = {
  title: /*i18n*/ { id: 'docs.objects.title', message: 'Objects' },
  intro: /*i18n*/ {
    id: 'docs.objects.intro',
    message: '`name[]` is a list; `a.b` is the field `b` of `a`; `[key]` is a code.',
  },
  ofPage: /*i18n*/ { id: 'docs.objects.ofPage', message: 'Objects of this page' },
  oneOf: /*i18n*/ { id: 'docs.objects.oneOf', message: 'One of these forms:' },
} satisfies Record<string, MessageDescriptor>;
