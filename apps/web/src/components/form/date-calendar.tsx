import { type CalendarDate, parseDate } from '@internationalized/date';
import { useLingui } from '@lingui/react/macro';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Button } from 'react-aria-components/Button';
import {
  Calendar,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
} from 'react-aria-components/Calendar';
import { Heading } from 'react-aria-components/Heading';
import { useToday } from '../../lib/hooks/use-today.ts';
import { buttonStyle } from '../button/button-style.ts';
import type { DayBounds } from './day-refusal.ts';

type Props = DayBounds & {
  readonly label: string;
  /** `YYYY-MM-DD`, or empty. */
  readonly value: string;
  readonly onChoose: (day: string) => void;
};

const step =
  'inline-flex size-control items-center justify-center rounded-control text-muted hover:bg-hover hover:text-ink data-disabled:opacity-40';
const cell =
  'flex aspect-square items-center justify-center rounded-control text-sm text-ink tabular-nums hover:bg-hover ' +
  'data-today:font-semibold data-today:text-brand-strong data-disabled:text-muted data-disabled:opacity-40 data-outside-month:invisible ' +
  'data-selected:bg-brand data-selected:text-on-brand data-selected:hover:bg-brand-strong';

const dayOrNone = (day: string | undefined): CalendarDate | undefined =>
  day === undefined || day === '' ? undefined : parseDate(day);

// Opened to choose in: the arrow keys move from the chosen day at once.
const focusDay = (box: HTMLElement | null): void =>
  box?.querySelector<HTMLElement>('td [tabindex="0"]')?.focus();

/** One month in which a day is chosen, with the pointer or the arrow keys. */
export function DateCalendar({ label, value, min, max, onChoose }: Props) {
  const { t } = useLingui();
  const today = useToday();
  const [minValue, maxValue] = [dayOrNone(min), dayOrNone(max)];
  const isTodayAllowed = (min === undefined || today >= min) && (max === undefined || today <= max);
  return (
    <div ref={focusDay} className="w-72">
      <Calendar
        aria-label={label}
        value={dayOrNone(value) ?? null}
        defaultFocusedValue={dayOrNone(value) ?? parseDate(isTodayAllowed ? today : (min ?? max ?? today))}
        {...(minValue === undefined ? {} : { minValue })}
        {...(maxValue === undefined ? {} : { maxValue })}
        onChange={(day) => onChoose(day.toString())}
      >
        <div className="mb-2 flex items-center justify-between">
          <Button slot="previous" className={step}>
            <ChevronLeft aria-hidden className="size-4 rtl:-scale-x-100" />
          </Button>
          <Heading level={2} className="text-sm font-semibold" />
          <Button slot="next" className={step}>
            <ChevronRight aria-hidden className="size-4 rtl:-scale-x-100" />
          </Button>
        </div>
        <CalendarGrid weekdayStyle="narrow" className="w-full table-fixed">
          <CalendarGridHeader>
            {(day) => (
              <CalendarHeaderCell className="h-8 text-xs font-normal text-muted">{day}</CalendarHeaderCell>
            )}
          </CalendarGridHeader>
          <CalendarGridBody>{(date) => <CalendarCell date={date} className={cell} />}</CalendarGridBody>
        </CalendarGrid>
      </Calendar>
      {isTodayAllowed ? (
        <button
          type="button"
          onClick={() => onChoose(today)}
          className={`${buttonStyle('quiet')} mt-2 w-full`}
        >{t`Today`}</button>
      ) : null}
    </div>
  );
}
