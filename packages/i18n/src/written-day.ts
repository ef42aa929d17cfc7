import { firstYear, lastYear } from '@saer/contract/api/limits';
import type { Language } from './locale.ts';
import { latinDigits } from './latin-digits.ts';

/** A day as people write it, read as YYYY-MM-DD, or the reason why it cannot be. */
export type WrittenDay =
  | { readonly ok: true; readonly day: string }
  | { readonly ok: false; readonly reason: 'empty' | 'notADay' | 'noSuchDay' | 'hijri' | 'otherYear' };

/** Day, month, year with any sign between them, or eight digits without one. */
const dayFirst = /^(\d{1,2})[^\d]{1,3}(\d{1,2})[^\d]{1,3}(\d{4}|\d{2})$/;
const dayFirstDigits = /^(\d{2})(\d{2})(\d{4})$/;
const yearFirst = /^(\d{4})[^\d]{1,3}(\d{1,2})[^\d]{1,3}(\d{1,2})$/;
const invisible = /[\u061c\u200e\u200f\u2066-\u2069]/g;

/** The years of the Hijri calendar that somebody could mean today. */
const isHijri = (year: number): boolean => year >= 1340 && year <= 1550;

const refuse = (reason: Exclude<WrittenDay, { ok: true }>['reason']): WrittenDay => ({ ok: false, reason });

function ofParts(dayOfMonth: number, month: number, year: number): WrittenDay {
  if (isHijri(year)) return refuse('hijri');
  const date = new Date(Date.UTC(year, month - 1, dayOfMonth));
  if (date.getUTCMonth() !== month - 1 || date.getUTCDate() !== dayOfMonth) return refuse('noSuchDay');
  if (year < firstYear || year > lastYear) return refuse('otherYear');
  return { ok: true, day: date.toISOString().slice(0, 10) };
}

/** Reads a day written as day, month, year, in Latin or Arabic digits; a pasted YYYY-MM-DD too. */
export function readDay(text: string): WrittenDay {
  const plain = latinDigits(text).replace(invisible, '').trim();
  if (plain === '') return refuse('empty');
  const [, year = '', month = '', last = ''] = yearFirst.exec(plain) ?? [];
  if (year !== '') return ofParts(Number(last), Number(month), Number(year));
  const [, first = '', second = '', end = ''] = dayFirst.exec(plain) ?? dayFirstDigits.exec(plain) ?? [];
  if (first === '') return refuse('notADay');
  return ofParts(Number(first), Number(second), Number(end.length === 2 ? `20${end}` : end));
}

const tags = { ar: 'ar-SA-u-ca-gregory-nu-latn', en: 'en-GB' } as const;

/** A day with its month as a word: 22 November 2026. */
export const dayInWords = (day: string, language: Language): string =>
  new Intl.DateTimeFormat(tags[language], {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${day}T00:00:00Z`));
