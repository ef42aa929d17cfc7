/** Formats of what admins enter about the site: apart from those of forms for everybody, so that no page of a seller loads them. */
import * as z from 'zod/mini';
import { filled, matching } from './text-format.ts';

/** A decimal number as text: `12`, `-0.5`. */
export const decimal = () => matching(/^-?\d+(\.\d+)?$/, 'notADecimal', 40);

/** An http or https address. */
export const url = () =>
  filled(2_000).check(
    z.refine((value) => /^https?:\/\/[^\s/]/i.test(value) && URL.canParse(value), 'notAUrl'),
  );

/** Text of `shortest` to `longest` characters. */
export const textBetween = (shortest: number, longest: number) =>
  filled(longest).check(
    z.refine((value) => Array.from(value).length >= shortest, {
      error: 'textTooShort',
      params: { minimum: shortest },
    }),
  );

/** Arabic letters, marks, digits, spaces and punctuation; at least one letter. */
export const arabicText = (longest = 200) =>
  matching(/^(?=.*\p{sc=Arab})[\p{sc=Arab}\p{M}\p{N}\p{P}\p{Zs}\u0640]+$/u, 'notArabic', longest);

/** Latin letters, digits and spaces. */
export const englishAlphanumeric = (longest = 200) => matching(/^[A-Za-z0-9 ]+$/, 'notEnglish', longest);

/** `latitude,longitude` in degrees: `24.7136,46.6753`. */
export const coordinates = () =>
  filled(60).check(
    z.refine((value) => {
      const [latitude, longitude] =
        /^(-?\d{1,2}(?:\.\d+)?)\s*,\s*(-?\d{1,3}(?:\.\d+)?)$/.exec(value)?.slice(1) ?? [];
      return Math.abs(Number(latitude)) <= 90 && Math.abs(Number(longitude)) <= 180;
    }, 'notCoordinates'),
  );

/** An IPv4 or IPv6 address. */
export const ipAddress = () =>
  filled(45).check(
    z.refine((value) => z.regexes.ipv4.test(value) || z.safeParse(z.ipv6(), value).success, 'notAnIpAddress'),
  );

/** An IPv4 or IPv6 address, or a network of them: `192.0.2.0/24`, `2001:db8::/32`. */
export const ipNetwork = () =>
  filled(49).check(
    z.refine((value) => {
      const [address = '', bits, ...rest] = value.split('/');
      const mostBits = address.includes(':') ? 128 : 32;
      const isPrefix = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= mostBits);
      return rest.length === 0 && isPrefix && z.safeParse(ipAddress(), address).success;
    }, 'notAnIpAddress'),
  );

const cronFields = [
  [0, 59],
  [0, 23],
  [1, 31],
  [1, 12],
  [0, 7],
] as const;

/** `*`, `5`, `1-5`, each with an optional step, separated by commas. */
function isCronField(text: string, [min, max]: readonly [number, number]): boolean {
  return text.split(',').every((part) => {
    const [, from, to, step] = /^(?:\*|(\d{1,2})(?:-(\d{1,2}))?)(?:\/(\d{1,2}))?$/.exec(part) ?? [undefined];
    if (!/^[\d*]/.test(part) || !/^(?:\*|\d{1,2}(?:-\d{1,2})?)(?:\/\d{1,2})?$/.test(part)) return false;
    const first = Number(from ?? min);
    const last = Number(to ?? from ?? max);
    return first >= min && last <= max && first <= last && Number(step ?? 1) >= 1;
  });
}

/** Five fields: minute, hour, day of the month, month, day of the week. */
export const cronExpression = () =>
  filled(120).check(
    z.refine((value) => {
      const fields = value.trim().split(/\s+/);
      return fields.length === 5 && cronFields.every((range, at) => isCronField(fields[at] ?? '', range));
    }, 'notACron'),
  );
