import type { MessageDescriptor } from '@lingui/core';

/** Summaries of the endpoints other than calculation and lists. */
export const summaries = {
  feeBook: /*i18n*/ {
    id: 'docs.feeBook',
    message: 'The fees of every store on a day.',
  },
  health: /*i18n*/ {
    id: 'docs.health',
    message:
      'Whether the server and its database answer: 503 while the database is away. `/v1/health/ready` says the same; `/v1/health/live` answers 200 as long as the process runs.',
  },
} satisfies Record<string, MessageDescriptor>;
