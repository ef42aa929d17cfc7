/** Luhn's check (ISO/IEC 7812-1): the last digit of every card number follows from the others. `digits` holds digits alone. */
export function passesLuhn(digits: string): boolean {
  let sum = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = digits.charCodeAt(digits.length - 1 - at) - 48;
    const doubled = at % 2 === 0 ? digit : digit * 2;
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
}

/** Where the digits of a script begin. Scripts have their ten digits side by side, zero first. */
const zeros = new Map<number, number>();

function findZero(code: number): number {
  const known = zeros.get(code);
  if (known !== undefined) return known;
  let first = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(first - 1))) first -= 1;
  const zero = code - ((code - first) % 10);
  zeros.set(code, zero);
  return zero;
}

const asciiDigit = (digit: string): string => {
  const code = digit.codePointAt(0) ?? 0;
  return String(code - findZero(code));
};

/**
 * A text as its digits are read: those of every script and width as 0-9, without what is invisible or written onto them, all spaces and
 * dashes alike. A number is the same number in every spelling.
 */
const foldDigits = (text: string): string =>
  /^[ -~]*$/.test(text)
    ? text
    : text
        .normalize('NFKC')
        .replace(/\p{Nd}/gu, asciiDigit)
        .replaceAll(/[\p{Default_Ignorable_Code_Point}\p{M}]/gu, '')
        .replaceAll(/[\s\u2800]/g, ' ')
        .replaceAll(/\p{Pd}|\u2212/gu, '-');

/** Texts that look like the account number of a bank (ISO 13616); they are one if their check digits are right. */
const accountNumbers = /(?<!\w)[A-Z]{2}\d{2}(?:[ -]{0,2}[A-Z\d]{4}){2,7}(?:[ -]{0,2}[A-Z\d]{1,3})?(?!\w)/gi;

function isAccountNumber(text: string): boolean {
  const compact = text.replaceAll(/[ -]/g, '').toUpperCase();
  const moved = `${compact.slice(4)}${compact.slice(0, 4)}`;
  const digits = moved.replaceAll(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55));
  return BigInt(digits) % 97n === 1n;
}

/** Keys of ours and hashes: hexadecimal digits are decimal for long stretches by chance. */
const keys =
  /(?<![\da-z])(?=[\d-]*[a-f])(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|[\da-f]{32,})(?![\da-z])/gi;
/** Decimal digits between hexadecimal letters, on both sides of them. */
const hexDigits = /(?<![\da-z])[a-f][\da-f]*[a-f](?![\da-z])/gi;
/** International telephone numbers have a plus and up to 15 digits (E.164). */
const telephoneNumbers = /\+\d(?:[ ()-]{0,2}\d){6,14}(?![ -]?\d)/g;

/**
 * First digits and lengths by which issuers of cards are told apart (ISO/IEC 7812): together with Luhn's check they leave out most other
 * long numbers, such as telephone numbers (966…), VAT numbers (3…3, 15 digits) and times in milliseconds.
 */
const issuers: readonly (readonly [firstDigits: RegExp, lengths: readonly number[]])[] = [
  // Visa, and most cards of mada.
  [/^4/, [13, 16, 19]],
  // Mastercard.
  [/^(?:5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/, [16]],
  // American Express.
  [/^3[47]/, [15]],
  // Diners Club.
  [/^3(?:0[0-5]|[689])/, [14]],
  // JCB.
  [/^35(?:2[89]|[3-8])/, [16]],
  // Maestro, UnionPay, Discover, and other cards of mada.
  [/^(?:5[06-9]|6)/, [12, 13, 14, 15, 16, 17, 18, 19]],
  [/^9682/, [16]],
  // Mir.
  [/^220[0-4]/, [16, 17, 18, 19]],
];

const cardLengths = (firstDigits: string): readonly number[] =>
  issuers.find(([pattern]) => pattern.test(firstDigits))?.[1] ?? [];

/** Groups of digits with what is between them. */
interface Groups {
  readonly digits: readonly string[];
  readonly between: readonly string[];
}

/**
 * True if groups of digits could be one number in parts: fours, as on cards, with anything between them; or parts with the same between
 * all of them. Two parts around a point or comma are a number with decimals, and many of two digits a list of sizes or a date.
 */
function isOneNumber({ digits, between }: Groups): boolean {
  if (digits.length === 1) return true;
  const sizes = digits.map(({ length }) => length);
  const [last = 0, ...others] = sizes.toReversed();
  if ((others.every((size) => size === 4) && last <= 4) || /^4,6,[45]$/.test(sizes.join(','))) return true;
  if (new Set(between).size > 1) return false;
  if (digits.length === 2 && /^[.,٫]$/.test(between[0] ?? '')) return false;
  return sizes.every((size) => size === 1) || others.every((size) => size >= 3);
}

/** A run of digits with up to three other signs between them, none a letter. */
const runs = /\d(?:[^\p{L}\d]{0,3}\d){11,}/gu;

function holdsCard(run: string, shortest: number): boolean {
  const digits = run.split(/\D+/);
  const between = run.split(/\d+/).slice(1, -1);
  const whole = digits.join('');
  // The group that begins at each place, and one past the last.
  const groupAt = new Map<number, number>();
  let length = 0;
  for (const [at, each] of [...digits, ''].entries()) {
    groupAt.set(length, at);
    length += each.length;
  }
  return [...groupAt].some(([start, from]) =>
    cardLengths(whole.slice(start, start + 4)).some((cardLength) => {
      const to = groupAt.get(start + cardLength);
      if (to === undefined || cardLength < shortest) return false;
      const number = whole.slice(start, start + cardLength);
      return (
        passesLuhn(number) &&
        new Set(number).size > 1 &&
        isOneNumber({ digits: digits.slice(from, to), between: between.slice(from, to - 1) })
      );
    }),
  );
}

/** The shortest card number. */
const shortestCard = 12;

/** True if a text holds what could be a card number of at least this many digits, however it is written. */
export function hasCardNumber(text: string, shortest = shortestCard): boolean {
  const folded = foldDigits(text);
  if (folded.length < shortest) return false;
  const others = folded
    .replaceAll(keys, '')
    .replaceAll(hexDigits, '')
    .replaceAll(telephoneNumbers, '')
    .replaceAll(accountNumbers, (found) => (isAccountNumber(found) ? '' : found));
  return others.match(runs)?.some((run) => holdsCard(run, shortest)) ?? false;
}
