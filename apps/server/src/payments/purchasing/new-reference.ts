import { randomInt } from 'node:crypto';

/** Letters and digits that nobody confuses when reading them out. */
const alphabet = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;

/** A reference of an order, which nobody can guess: `S-7K3QX9MZ2AHT`. */
export const newReference = (): string =>
  `S-${Array.from({ length }, () => alphabet[randomInt(alphabet.length)]).join('')}`;
