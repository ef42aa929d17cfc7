import { useAddressFilter } from '../../lib/address/list-state.ts';
import { day as calendarDay } from '@saer/contract/api/field';
import type { ListFilter } from '@saer/contract/api/list-filter';

type Where = NonNullable<ListFilter['where']>;

const schema = calendarDay();
const isDay = (text: string): boolean => schema.safeParse(text).success;

/** Riyadh is at UTC+3 all year. */
const getStart = (day: string): Date => new Date(`${day}T00:00:00+03:00`);

const dayAfter = (day: string): string => {
  const next = getStart(day);
  next.setUTCDate(next.getUTCDate() + 1);
  return next.toISOString();
};

/** The changes from the beginning of one day to the end of another, in Riyadh; '' leaves an end open. */
export function dayWhere(from: string, to: string): Where {
  const bounds = {
    ...(isDay(from) ? { gte: getStart(from).toISOString() } : {}),
    ...(isDay(to) ? { lt: dayAfter(to) } : {}),
  };
  return Object.keys(bounds).length === 0 ? {} : { at: bounds };
}

const keyed = (column: string, text: string) =>
  /^[1-9]\d{0,8}$/.test(text) ? { [column]: Number(text) } : {};

/** Which changes the address asks for: done how, by whom, when, of which row. */
export function useChangeWhere() {
  const how = useAddressFilter('how').value;
  const who = useAddressFilter('who').value;
  const from = useAddressFilter('from').value;
  const to = useAddressFilter('to').value;
  const id = useAddressFilter('id').value;
  return {
    ...(how === '' ? {} : { action: how }),
    ...keyed('actorId', who),
    ...keyed('entityId', id),
    ...dayWhere(from, to),
  };
}
