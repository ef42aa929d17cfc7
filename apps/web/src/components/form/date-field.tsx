import { useLingui } from '@lingui/react/macro';
import { formatDay } from '@saer/i18n/format-date';
import { dayInWords } from '@saer/i18n/written-day';
import { CalendarDays } from 'lucide-react';
import { type Ref, Suspense, useId, useRef, useState } from 'react';
import { useLanguage } from '../../lib/language/language.ts';
import { bareInput, fieldErrorStyle, inputBox } from '../button/control-style.ts';
import { type DayBounds, useTypedDay } from './day-refusal.ts';
import { FieldFrame } from './field-frame.tsx';
import { describedBy, type FieldTexts, saysId } from './field-texts.ts';
import { lazyComponent } from '../layout/lazy-component.tsx';

const DateCalendar = lazyComponent(async () => (await import('./date-calendar.tsx')).DateCalendar);

type Props = FieldTexts &
  DayBounds & {
    /** `YYYY-MM-DD`, or empty. */
    readonly value: string;
    /** A day, or '' while there is none; and what is typed, as it is. */
    readonly onChange: (day: string, text: string) => void;
    readonly onLeave?: () => void;
    readonly ref?: Ref<HTMLInputElement>;
    /** For a toolbar: the label stands inside the box, and no line below it. */
    readonly isInline?: boolean;
  };

const isDay = (value: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(value);
const written = (value: string): string => (isDay(value) ? formatDay(value) : value);

/** A day typed as dd/mm/yyyy or chosen in a calendar, with its month in words below: no browser's order of day and month. */
export function DateField(props: Props) {
  const { value, onChange, onLeave, min, max, ref, isInline = false, ...texts } = props;
  const { t } = useLingui();
  const language = useLanguage();
  const typedDay = useTypedDay();
  const id = useId();
  const panel = useRef<HTMLDialogElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [hasLeft, setLeft] = useState(false);
  const [text, setText] = useState(() => written(value));
  const [seen, setSeen] = useState(value);
  const { day, refusal } = typedDay(text, { min, max });
  // A value set from outside (another row, a cleared filter) is adopted.
  if (value !== seen) {
    setSeen(value);
    if (value !== day && value !== text) setText(written(value));
  }
  const change = (next: string): void => {
    setText(next);
    setLeft(false);
    onChange(typedDay(next, { min, max }).day, next);
  };
  const leave = (): void => {
    setLeft(true);
    if (day !== '') setText(formatDay(day));
    onLeave?.();
  };
  const error = refusal !== undefined && (hasLeft || texts.error !== undefined) ? refusal : texts.error;
  const words = day === '' ? undefined : dayInWords(day, language);
  const description =
    words === undefined || isInline ? (
      texts.description
    ) : (
      <>
        <span className="block">{words}</span>
        {texts.description}
      </>
    );
  const said = { ...texts, description, error };
  const box = (
    <div className={inputBox}>
      {isInline ? (
        <label htmlFor={id} className="shrink-0 ps-3 text-sm text-muted">
          {texts.label}
        </label>
      ) : null}
      <input
        {...describedBy(id, said)}
        {...(isInline && words !== undefined ? { title: words } : {})}
        ref={ref}
        id={id}
        type="text"
        inputMode="numeric"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        placeholder={t`dd/mm/yyyy`}
        value={text}
        onChange={(event) => change(event.target.value)}
        onBlur={leave}
        className={`${bareInput} rtl:text-right`}
      />
      <button
        type="button"
        popoverTarget={`${id}-calendar`}
        aria-label={t`Open the calendar`}
        aria-haspopup="dialog"
        className="flex w-10 shrink-0 items-center justify-center self-stretch rounded-control text-muted hover:text-ink"
      >
        <CalendarDays aria-hidden className="size-4" />
      </button>
      <dialog
        ref={panel}
        id={`${id}-calendar`}
        popover="auto"
        aria-label={texts.label}
        onToggle={(event) => setOpen(event.newState === 'open')}
        className="popover rounded-control border border-line bg-raised p-3 text-ink shadow-raised"
      >
        {isOpen ? (
          <Suspense fallback={<div className="h-88 w-74" />}>
            <DateCalendar
              label={texts.label}
              value={day}
              min={min}
              max={max}
              onChoose={(chosen) => {
                panel.current?.hidePopover();
                change(formatDay(chosen));
              }}
            />
          </Suspense>
        ) : null}
      </dialog>
    </div>
  );
  if (!isInline) {
    return (
      <FieldFrame {...said} id={id}>
        {box}
      </FieldFrame>
    );
  }
  return (
    <div className="group min-w-0" {...(error === undefined ? {} : { 'data-invalid': true })}>
      {box}
      {error === undefined ? null : (
        <div id={saysId(id)} className={`mt-1 ${fieldErrorStyle}`}>
          {error}
        </div>
      )}
    </div>
  );
}
