/** The gateway's answer, as far as money is concerned. `paid`: it did what it was asked; `uncertain`: ask again, and do nothing until then. */
export type Outcome = 'paid' | 'failed' | 'uncertain';

/** The commands that move money, or may. */
export const moneyCommands = [
  'PURCHASE',
  'AUTHORIZATION',
  'CAPTURE',
  'REFUND',
  'VOID_AUTHORIZATION',
] as const;
export type MoneyCommand = (typeof moneyCommands)[number];

/** A response code is a status of two digits and a message of three. */
const statusOf = (code: string): string => code.slice(0, 2);
const messageOf = (code: string): string => code.slice(2);

/** The one code that says a command was done, and the status that says it was not. */
const codesOfCommands: Readonly<Record<MoneyCommand, { readonly done: string; readonly failed: string }>> = {
  PURCHASE: { done: '14000', failed: '13' },
  AUTHORIZATION: { done: '02000', failed: '03' },
  CAPTURE: { done: '04000', failed: '05' },
  REFUND: { done: '06000', failed: '07' },
  VOID_AUTHORIZATION: { done: '08000', failed: '09' },
};

/** Statuses that end an attempt of any command: an invalid request, a failed 3-D Secure. */
const endingStatuses = new Set(['00', '45']);

/**
 * Messages that do not say what became of the money, whatever the status: success (of something else), a technical problem, a reference
 * that was used before (perhaps by our own request whose answer was lost), a 3-D Secure check, a lost confirmation, still processing.
 */
const openMessages = new Set([
  '000',
  '006',
  '007',
  '047',
  '064',
  '066',
  '777',
  '778',
  '779',
  '780',
  '781',
  '784',
]);

/** Messages under which an invalid request is known to have done nothing; others of status 00 are asked about. */
const requestRefusals = new Set(
  '001 002 003 004 005 008 009 010 012 016 029 030 033 036 042 044 048 072 666 785'.split(' '),
);

/** The outcome of a command by its response code. A code that belongs to another command says nothing about this one. */
export function outcomeOf(command: MoneyCommand, code: string): Outcome {
  const { done, failed } = codesOfCommands[command];
  if (code === done) return 'paid';
  const status = statusOf(code);
  const message = messageOf(code);
  if (!/^\d{5}$/.test(code) || openMessages.has(message)) return 'uncertain';
  if (status === failed) return 'failed';
  if (!endingStatuses.has(status)) return 'uncertain';
  return status !== '00' || requestRefusals.has(message) ? 'failed' : 'uncertain';
}

/** The outcome of a payment by the code of its last transaction, as a status query reports it. */
export function outcomeOfTransaction(code: string): Outcome {
  // Taken, and perhaps given back in part: the amounts say how much.
  if (['14000', '04000', '02000', '06000'].includes(code)) return 'paid';
  // Reserved and released: nothing was taken.
  if (code === '08000') return 'failed';
  // A capture, refund or release that failed leaves what was before it.
  const command = statusOf(code) === '03' ? 'AUTHORIZATION' : 'PURCHASE';
  return outcomeOf(command, code);
}

/** Card expired, wrong card number, token does not exist. */
const hardMessages = new Set(['012', '016', '044']);
/** The bank's own codes (ISO 8583): lost card, stolen card. */
const hardBankCodes = new Set(['41', '43']);

/** Whether a card will never pay again, so that a renewal must not try it another time. `bankCode`: the acquirer's, where there is one. */
export const isHardRefusal = (code: string, bankCode?: string): boolean =>
  hardMessages.has(messageOf(code)) || (bankCode !== undefined && hardBankCodes.has(bankCode));

/** The message of a status query about a reference that the gateway does not know. */
export const isUnknownOrder = (code: string): boolean => messageOf(code) === '036';

/** Whether a token no longer pays: set inactive now, or not there any more. */
export const isTokenGone = (code: string): boolean =>
  ['58000', '58063', '66000'].includes(code) || messageOf(code) === '044';
