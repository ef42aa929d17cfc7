import type { MessageDescriptor } from '@lingui/core';
import { Trans, useLingui as useMacro } from '@lingui/react/macro';
import { useLingui } from '@lingui/react';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { type ComponentType, memo, type ReactNode } from 'react';
import { RiyalMark } from '../../../components/figure/riyal-mark.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { Select } from '../../../components/form/select.tsx';
import { Switch } from '../../../components/button/switch.tsx';
import { UnitMark } from '../../../components/figure/unit-mark.tsx';
import { getName } from '../../../domain/names/name.ts';
import { NumberField } from '../../../domain/number-field/number-field.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { feeTableFor } from '@saer/quoting/fee-book';
import {
  type Texts,
  type BookFieldSpec,
  type FieldSpec,
  isBookField,
  type NumberFieldSpec,
} from './field.ts';
import { printField, readField } from './read-values.ts';

/** A search among all categories; without one, a list of them. */
export type CategoryField = ComponentType<{
  readonly book: FeeBook;
  readonly subFamily: string;
  readonly onChange: (subFamily: string) => void;
  readonly error: string | undefined;
}>;

interface Props {
  readonly name: string;
  readonly spec: FieldSpec;
  readonly text: string;
  readonly note: MessageDescriptor | undefined;
  /** The store whose size classes can be chosen, and who hands its parcels over. */
  readonly store: string;
  readonly handover: string;
  readonly book: FeeBook;
  readonly error: string | undefined;
  readonly onChange: (changes: Texts) => void;
  readonly CategoryField: CategoryField | undefined;
}

const allVisible = 3;

/** One field of a tool. Memoised: a key in one of them leaves the others as they are. */
export const ToolField = memo(function ToolField(props: Props) {
  const { name, spec, text, onChange } = props;
  const { _ } = useLingui();
  if (spec.kind === 'choice') {
    const options = spec.options.map(({ id, name: label }) => ({ id, name: _(label) }));
    const shared = {
      label: _(spec.label),
      options,
      value: text,
      onChange: (id: string) => onChange({ [name]: id }),
    };
    return options.length <= allVisible ? (
      <SegmentedControl {...shared} />
    ) : (
      <Select {...shared} placeholder={_(spec.label)} />
    );
  }
  if (spec.kind === 'switch')
    return (
      <Switch
        isSelected={text === 'yes'}
        onChange={(isSelected) => onChange({ [name]: isSelected ? 'yes' : 'no' })}
        {...(spec.description === undefined ? {} : { description: _(spec.description) })}
      >
        {_(spec.label)}
      </Switch>
    );
  return isBookField(spec) ? (
    <BookField {...props} spec={spec} />
  ) : (
    <ToolNumberField {...props} spec={spec} />
  );
});

function Unit({ spec }: { readonly spec: NumberFieldSpec }): ReactNode {
  const { _ } = useLingui();
  const { t } = useMacro();
  if (spec.unit !== undefined) return <UnitMark>{_(spec.unit)}</UnitMark>;
  if (spec.kind === 'share' || spec.kind === 'rate') return <UnitMark>%</UnitMark>;
  return spec.kind === 'weight' ? <UnitMark>{t`g`}</UnitMark> : null;
}

function ToolNumberField({
  name,
  spec,
  text,
  note,
  error,
  onChange,
}: Props & { readonly spec: NumberFieldSpec }) {
  const { _ } = useLingui();
  const { t } = useMacro();
  const number = readField(spec, text);
  const shownNote = (): string | undefined => {
    if (note !== undefined) return _(note);
    // Three sides share a row: their boxes have no space for a unit beside a long number.
    if (spec.kind === 'side') return spec.isOptional === true ? t`cm, optional` : t`cm`;
    return spec.isOptional === true ? t`optional` : undefined;
  };
  return (
    <NumberField
      label={_(spec.label)}
      note={shownNote()}
      description={spec.description === undefined ? undefined : _(spec.description)}
      text={text}
      onChange={(typed) => onChange({ [name]: typed })}
      read={(typed) => readField(spec, typed)}
      print={(value) => printField(spec.kind, value)}
      problem={number.is === 'wrong' ? number.problem : undefined}
      start={spec.kind === 'money' && spec.isForeign !== true ? <RiyalMark /> : undefined}
      end={<Unit spec={spec} />}
      error={error}
      isFirm
    />
  );
}

function BookField(props: Props & { readonly spec: BookFieldSpec }) {
  const { name, spec, text, store, handover, book, error, onChange, CategoryField } = props;
  const { _ } = useLingui();
  const { t } = useMacro();
  const language = useLanguage();
  const choose = (code: string): void => onChange({ [name]: code });
  if (spec.kind === 'category' && CategoryField !== undefined)
    return <CategoryField book={book} subFamily={text} onChange={choose} error={error} />;
  const fees = feeTableFor(book, {
    store,
    ...(handover === 'PICKUP' ? { handover: 'PICKUP' } : {}),
  });
  const rows = {
    store: book.stores.filter(({ feeTable }) => feeTable !== null),
    category: book.subFamilies,
    sizeClass: fees.ok ? fees.feeTable.sizeClasses : [],
  }[spec.kind];
  if (spec.kind === 'sizeClass' && rows.length === 0)
    return (
      <p className="text-sm text-muted">
        <Trans>This store has no size classes.</Trans>
      </p>
    );
  return (
    <Select
      label={_(spec.label)}
      placeholder={spec.kind === 'category' ? t`Choose a category` : t`Choose a size class`}
      options={rows.map((row) => ({ id: row.code, name: getName(row, language) }))}
      value={rows.some(({ code }) => code === text) ? text : undefined}
      onChange={choose}
      error={error}
    />
  );
}
