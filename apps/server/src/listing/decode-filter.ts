import { type ListFilter, listFilter } from '@saer/contract/list-filter';
import { AppError } from '../http/app-error.ts';
import { checked } from '../http/checked.ts';

const deepest = 4;
const mostConditions = 32;
const field = 'filter';

const depthOf = (value: unknown): number =>
  typeof value === 'object' && value !== null
    ? 1 + Math.max(0, ...Object.values(value).map((each) => depthOf(each)))
    : 0;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** base64 as the specification sends it, or base64url; both with or without padding. */
function bytesOf(text: string): Uint8Array {
  if (!/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) throw new AppError({ code: 'brokenFilter', field });
  return Buffer.from(text, 'base64');
}

/** As of bodies: a condition under this name would be left out, and the filter would find everything. */
function notPrototype(key: string, value: unknown): unknown {
  if (key === '__proto__') throw new AppError({ code: 'brokenFilter', field });
  return value;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(utf8.decode(bytesOf(text)), notPrototype);
  } catch {
    throw new AppError({ code: 'brokenFilter', field });
  }
}

/** The filter a caller sent; none sent: the first page of everything. */
export function decodeFilter(text: string | undefined): ListFilter {
  if (text === undefined) return {};
  // A space is what `+` becomes in an address that was not escaped.
  const value = jsonOf(text.replaceAll(' ', '+'));
  if (depthOf(value) > deepest) throw new AppError({ code: 'filterTooDeep', field });
  const filter = checked(listFilter, value, [field]);
  if (Object.keys(filter.where ?? {}).length + Object.keys(filter.order_by ?? {}).length > mostConditions) {
    throw new AppError({ code: 'filterTooLarge', field, details: { maximum: mostConditions } });
  }
  return filter;
}
