import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { errorMessage } from '@saer/i18n/errors/error-messages';
import { Eraser } from 'lucide-react';
import { memo, type ReactNode, type RefObject, useId, useMemo, useRef, useState } from 'react';
import type { FieldError } from '@saer/contract/api/error-reply';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { StickyColumn } from '../../../components/table/sticky-column.tsx';
import { Details } from '../answer/details.tsx';
import { FeeDoubts } from '../answer/fee-doubts.tsx';
import { HeadlineSlot } from '../answer/headline.tsx';
import { NextTools, type ToolLinks } from '../answer/next-tools.tsx';
import { Sources } from '../answer/sources.tsx';
import { completeTexts, type FieldSpec, getNote, type ToolFields, type Texts } from '../fields/field.ts';
import { type CategoryField, ToolField } from '../fields/tool-field.tsx';
import type { ToolRefusal, Tool } from '../tool.ts';
import { PrintedInputs } from './printed-inputs.tsx';
import type { MessageDescriptor } from '@lingui/core';

/** Says how a tool calculates, on request. */
const Formula = memo(function Formula({ lines }: { readonly lines: readonly MessageDescriptor[] }) {
  const { i18n } = useLingui();
  return (
    <Disclosure title={<Trans>How this is calculated</Trans>} level={2}>
      <ol className="flex flex-col gap-1.5 pb-2 text-sm text-muted">
        {lines.map((line) => (
          <li key={line.id}>{i18n._(line)}</li>
        ))}
      </ol>
    </Disclosure>
  );
});

/** Refusals that are corrected at another field than the one they name. */
const correctedAt: Partial<Record<FieldError['code'], readonly string[]>> = {
  sizeMissing: ['sizeClass', 'length'],
  noSizeClassFits: ['weight'],
  targetUnreachable: ['marginRate'],
};

/** The field of a tool where a refusal of the engine can be corrected; undefined if it asks for none of that. */
function fieldOfRefusal({ code, field = '' }: FieldError, fields: ToolFields): string | undefined {
  const named = field.startsWith('sides') ? 'length' : field.replace(/^override\.referral.*/, 'referralRate');
  return [...(correctedAt[code] ?? []), named].find((name) => name in fields);
}

interface Props {
  readonly tool: Tool;
  readonly book: FeeBook;
  readonly texts: Texts;
  readonly onChange: (changes: Texts) => void;
  readonly links: ToolLinks;
  /** Ways to fill the fields at once, above them. */
  readonly start?: ReactNode;
  readonly CategoryField?: CategoryField | undefined;
}

const half = 'col-span-6 min-w-0 sm:col-span-3';
const whole = 'col-span-6 min-w-0';

/** The part of a row that each kind of field takes: three sides stand in one. */
const widths = {
  money: half,
  share: half,
  rate: half,
  weight: half,
  count: half,
  side: 'col-span-2 min-w-0',
  choice: whole,
  switch: whole,
  store: whole,
  category: whole,
  sizeClass: whole,
} as const satisfies Record<FieldSpec['kind'], string>;

/** A tool's fields, its answer beside them, and below it the formula, the sources and where to go on. */
export function ToolBoard({ tool, book, texts, onChange, links, start, CategoryField }: Props) {
  const { i18n, t } = useLingui();
  const answerId = useId();
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const form = useRef<HTMLFormElement>(null);
  const answer = useRef<HTMLElement>(null);
  const complete = useMemo(() => completeTexts(tool.fields, texts, book), [tool, texts, book]);
  const solved = useMemo(() => tool.solve(texts, book), [tool, texts, book]);
  const getMessage = (refused: ToolRefusal): string =>
    'message' in refused
      ? i18n._(refused.message)
      : errorMessage(i18n, refused.fieldError.code, refused.fieldError.details ?? {});
  const wrongField =
    solved.is === 'refused' && 'fieldError' in solved.refused
      ? fieldOfRefusal(solved.refused.fieldError, tool.fields)
      : undefined;
  const shown = Object.entries(tool.fields).filter(
    ([, { when }]) => when === undefined || when(complete, book),
  );
  const getField = ([name, spec]: (typeof shown)[number]) => (
    <div key={name} data-field={name} className={widths[spec.kind]}>
      <ToolField
        name={name}
        spec={spec}
        text={complete[name] ?? ''}
        note={getNote(spec, complete)}
        store={spec.kind === 'sizeClass' ? (complete['store'] ?? '') : ''}
        handover={spec.kind === 'sizeClass' ? (complete['handover'] ?? '') : ''}
        book={book}
        error={solved.is === 'refused' && wrongField === name ? getMessage(solved.refused) : undefined}
        onChange={onChange}
        CategoryField={CategoryField}
      />
    </div>
  );
  const getNames = (names: readonly string[]): string =>
    new Intl.ListFormat(i18n.locale, { type: 'conjunction' }).format(
      names.flatMap((name) => {
        const label = tool.fields[name]?.label;
        return label === undefined ? [] : [i18n._(label)];
      }),
    );
  const missingNames = solved.is === 'unfinished' ? getNames(solved.missing) : '';
  const wrongNames = solved.is === 'unfinished' ? getNames(solved.problems.map(({ field }) => field)) : '';
  const isEmpty = Object.entries(tool.fields).every(
    ([name, { initial = '' }]) => (texts[name] ?? initial) === initial,
  );
  const fillExample = (): void => {
    onChange(tool.example);
    // The button goes away: whoever pressed it by key goes on at the answer.
    answer.current?.focus({ preventScroll: true });
  };
  const rare = shown.filter(([, { isRare }]) => isRare === true);
  return (
    <HeadlineSlot value={slot}>
      <div className="mb-3 hidden print:block">
        <Details>
          <PrintedInputs fields={tool.fields} texts={complete} book={book} />
        </Details>
      </div>
      <div className="grid grid-cols-1 items-start gap-5 lg:grid-cols-2 print:block">
        <div className="min-w-0 print:hidden">
          <Card>
            <form
              ref={form}
              className="isolate flex flex-col gap-4"
              onSubmit={(event) => event.preventDefault()}
              aria-label={t`Your numbers`}
            >
              {start}
              <div className="grid grid-cols-6 items-start gap-x-3 gap-y-4">
                {shown.filter(([, { isRare }]) => isRare !== true).map(getField)}
              </div>
              {rare.length === 0 ? null : (
                <Disclosure title={t`More`} level={2}>
                  <div className="grid grid-cols-6 items-start gap-x-3 gap-y-4 pt-2">
                    {rare.map(getField)}
                  </div>
                </Disclosure>
              )}
              {isEmpty ? null : <ClearFields fields={tool.fields} form={form} onChange={onChange} />}
            </form>
          </Card>
          {/* A screen reader hears the answer itself. */}
          <div
            ref={setSlot}
            aria-hidden
            className="sticky bottom-0 z-10 mt-3 flex items-baseline justify-between gap-3 rounded-card border border-line bg-surface px-4 py-2.5 text-sm shadow-raised empty:hidden lg:hidden"
          />
        </div>
        <StickyColumn id={answerId}>
          <div className="flex min-w-0 flex-col gap-4 print:gap-2">
            <section
              ref={answer}
              tabIndex={-1}
              aria-label={t`Answer`}
              aria-live="polite"
              className="flex min-w-0 flex-col gap-4 rounded-card border border-line bg-surface p-card shadow-card print:gap-2.5 print:border-0 print:p-0 print:shadow-none"
            >
              {solved.is === 'answered' ? solved.answer : null}
              {solved.is === 'answered' ? <FeeDoubts sources={solved.sources} /> : null}
              {solved.is === 'refused' ? (
                <p className="text-sm text-danger">{getMessage(solved.refused)}</p>
              ) : null}
              {solved.is === 'unfinished' ? (
                <div className="flex flex-col items-start gap-3">
                  <p className="text-sm text-muted">
                    {solved.problems.length > 0 ? (
                      <Trans>To correct: {wrongNames}</Trans>
                    ) : (
                      <Trans>Still needed: {missingNames}</Trans>
                    )}
                  </p>
                  <Button onPress={fillExample}>{t`Fill in an example`}</Button>
                </div>
              ) : null}
            </section>
            <Details>
              {solved.is === 'answered' ? <NextTools next={solved.next} links={links} /> : null}
            </Details>
            {/* On paper a folded heading says nothing. */}
            <div className="flex flex-col px-1 print:[&_details:not([open])]:hidden">
              <Formula lines={tool.formula} />
              <Details>{solved.is === 'answered' ? <Sources sources={solved.sources} /> : null}</Details>
            </div>
          </div>
        </StickyColumn>
      </div>
    </HeadlineSlot>
  );
}

interface ClearFieldsProps {
  readonly fields: ToolFields;
  readonly form: RefObject<HTMLFormElement | null>;
  readonly onChange: (changes: Texts) => void;
}

/** Sets all fields as they begin. */
const ClearFields = memo(function ClearFields({ fields, form, onChange }: ClearFieldsProps) {
  const { t } = useLingui();
  const clear = (): void => {
    onChange(Object.fromEntries(Object.entries(fields).map(([name, { initial = '' }]) => [name, initial])));
    // The button goes away: one goes on at the first field.
    form.current?.querySelector<HTMLElement>('[data-field] :is(input, button)')?.focus();
  };
  return (
    <div className="print:hidden">
      <Button tone="quiet" onPress={clear}>
        <Eraser aria-hidden className="size-4" />
        {t`Clear the fields`}
      </Button>
    </div>
  );
});
