import { isolate } from '@saer/i18n/isolate-ltr';

/** More names would not be read. */
const mostNames = 3;

/** Names of people in a sentence, the first of them. */
export const namesOf = (people: readonly { readonly fullName: string }[]): string =>
  people
    .slice(0, mostNames)
    .map(({ fullName }) => isolate(fullName))
    .join(' / ');
