import type { MessageDescriptor } from '@lingui/core';
import { useLingui } from '@lingui/react';
import { useLingui as useMacro } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import type { ReactNode } from 'react';
import { Money } from '../../../components/figure/money.tsx';
import { getName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import {
  type FieldSpec,
  isBookField,
  getNote,
  type NumberFieldSpec,
  type ToolFields,
  type Texts,
} from '../fields/field.ts';
import { printField, readField } from '../fields/read-values.ts';

interface Props {
  readonly fields: ToolFields;
  readonly texts: Texts;
  readonly book: FeeBook;
}

/** Switches that are off as they began say nothing new. */
const isFilled = ({ kind, initial = '' }: FieldSpec, text: string | undefined): boolean =>
  text !== '' && !(kind === 'switch' && text === 'no' && initial !== 'yes');

/** A tool's inputs on paper, in place of the form: those that are filled in. */
export function PrintedInputs({ fields, texts, book }: Props) {
  const { _ } = useLingui();
  const filled = Object.entries(fields).filter(
    ([name, spec]) => isFilled(spec, texts[name]) && (spec.when === undefined || spec.when(texts, book)),
  );
  return (
    <dl className="grid grid-cols-2 gap-x-8 text-sm">
      {filled.map(([name, spec]) => (
        <div key={name} className="flex justify-between gap-4 border-b border-line py-1">
          <dt className="text-muted">
            {_(spec.label)} <Note of={getNote(spec, texts)} />
          </dt>
          <dd className="text-end">
            <PrintedValue spec={spec} text={texts[name] ?? ''} store={texts['store'] ?? ''} book={book} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Note({ of }: { readonly of: MessageDescriptor | undefined }): ReactNode {
  const { _ } = useLingui();
  return of && _(of);
}

interface PrintedValueProps {
  readonly spec: FieldSpec;
  readonly text: string;
  /** The store whose size classes can be chosen. */
  readonly store: string;
  readonly book: FeeBook;
}

function PrintedValue({ spec, text, store, book }: PrintedValueProps): ReactNode {
  const { _ } = useLingui();
  const { t } = useMacro();
  const language = useLanguage();
  if (spec.kind === 'switch') return text === 'yes' ? t`Yes` : t`No`;
  if (spec.kind === 'choice') {
    const chosen = spec.options.find(({ id }) => id === text);
    return chosen && _(chosen.name);
  }
  if (isBookField(spec)) {
    const rows = {
      store: book.stores,
      category: book.subFamilies,
      sizeClass: book.stores.find(({ code }) => code === store)?.feeTable?.sizeClasses ?? [],
    }[spec.kind];
    const row = rows.find(({ code }) => code === text);
    return row && getName(row, language);
  }
  return <PrintedNumber spec={spec} text={text} />;
}

function PrintedNumber({ spec, text }: { readonly spec: NumberFieldSpec; readonly text: string }): ReactNode {
  const { _ } = useLingui();
  const { t } = useMacro();
  const number = readField(spec, text);
  if (number.is !== 'number') return <bdi>{text}</bdi>;
  if (spec.kind === 'money' && spec.isForeign !== true) return <Money halalas={number.value} />;
  const written = printField(spec.kind, number.value);
  if (spec.kind === 'share' || spec.kind === 'rate') return <bdi dir="ltr">{written}%</bdi>;
  const units = { side: t`cm`, weight: t`g`, count: spec.unit && _(spec.unit), money: undefined };
  return (
    <>
      <bdi>{written}</bdi> {units[spec.kind]}
    </>
  );
}
