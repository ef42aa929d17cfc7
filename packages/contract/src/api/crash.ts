import * as z from 'zod/mini';
import { type DescribedEndpoint, type Endpoint, kilobyte, nothing } from './endpoint.ts';
import { choice, count, id, instant, text, yesOrNo } from './field.ts';
import { enteredText } from './text-format.ts';

/** Crashes that differ, kept at most: the ones seen longest ago make room. */
export const maxCrashes = 500;
/** Days after which a crash that was not seen again is deleted. */
export const crashDays = 90;
/** Pages that a crash names, at most. */
export const maxCrashPages = 10;

export const crashStates = ['OPEN', 'RESOLVED'] as const;

/** A crash of the app, as a browser saw it. */
export const reportCrash = {
  method: 'POST',
  path: '/error',
  access: 'public',
  summary: 'Report a crash of the app',
  description:
    'Reports a crash. Email addresses, long numbers, tokens, folders and what follows `?` or `#` are removed before it is stored, the text is shortened, and nothing about the caller is stored with it. At most 30 reports an hour are taken from one network.',
  query: nothing,
  body: z.strictObject({
    message: enteredText(1_000),
    stack: z.exactOptional(enteredText(8_000)),
    /** The version of the app. */
    version: enteredText(40),
    /** The path of the page. */
    page: enteredText(300),
  }),
  bodyLimit: 24 * kilobyte,
  reply: z.object({ received: yesOrNo() }),
} as const satisfies Endpoint;

/** Reports of one crash: equal in message, place in the code and version. */
export const crash = z.object({
  id: id(),
  message: z.string(),
  /** Empty: none was sent. */
  stack: z.string(),
  version: z.string(),
  /** The pages where it was seen, the first ten. */
  pages: z.array(text(100)),
  count: count(1, 2_147_483_647),
  firstAt: instant(),
  lastAt: instant(),
  /** Resolved, until it is seen again. */
  state: choice(crashStates),
});
export type Crash = z.infer<typeof crash>;

export const findCrashes = {
  method: 'GET',
  path: '/error',
  access: 'admin',
  summary: 'Crashes of the app that browsers reported, the open ones first',
  description:
    'At most 500 crashes, the open ones first: reports with the same message, place in the code and version are one, with their `count`, the first and the last time, and the pages. A crash that is not seen for 90 days is deleted.',
  query: nothing,
  body: nothing,
  reply: z.object({ crashes: z.array(crash) }),
} as const satisfies Endpoint;

export const decideCrash = {
  method: 'PUT',
  path: '/error',
  access: 'admin',
  summary: 'Mark a crash as resolved, or as open again',
  description:
    'Marks a crash as resolved, or as open. A resolved one is open again when it is reported again.',
  query: nothing,
  body: z.strictObject({ id: id(), state: choice(crashStates) }),
  reply: crash,
} as const satisfies Endpoint;

export const crashEndpoints: readonly DescribedEndpoint[] = [reportCrash, findCrashes, decideCrash];
