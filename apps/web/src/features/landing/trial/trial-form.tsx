import { useLingui } from '@lingui/react/macro';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import type { Ref } from 'react';
import { pricedStores, type TrialBook, type TrialStore } from './trial-book.ts';
import { TrialChoiceField } from './trial-choice-field.tsx';
import type { TrialInput, TrialProblems } from './trial-input.ts';
import { TrialNumberField } from './trial-number-field.tsx';

interface Props {
  readonly ref: Ref<HTMLFormElement>;
  readonly language: Language;
  readonly book: TrialBook;
  readonly store: TrialStore;
  readonly input: TrialInput;
  readonly problems: TrialProblems;
  readonly onChange: (changed: Partial<TrialInput>) => void;
}

export function TrialForm({ ref, language, book, store, input, problems, onChange }: Props) {
  const { t } = useLingui();
  return (
    <form
      ref={ref}
      className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <TrialNumberField
        name="cost"
        label={t`Product cost`}
        note={t`before VAT`}
        unit={RIYAL_SIGN}
        unitStands="before"
        value={input.cost}
        problem={problems.cost}
        onChange={(cost) => onChange({ cost })}
      />
      <TrialNumberField
        name="marginRate"
        label={t`Margin`}
        note={t`of the price`}
        unit="%"
        unitStands="after"
        value={input.marginRate}
        problem={problems.marginRate}
        onChange={(marginRate) => onChange({ marginRate })}
      />
      <div className="col-span-full">
        <TrialChoiceField
          name="store"
          label={t`Store`}
          language={language}
          options={pricedStores(book)}
          value={store.code}
          onChange={(code) => onChange({ store: code })}
        />
      </div>
      <div className="col-span-full">
        <TrialChoiceField
          name="subFamily"
          label={t`Category`}
          language={language}
          options={book.subFamilies}
          value={input.subFamily}
          onChange={(subFamily) => onChange({ subFamily })}
        />
      </div>
      <TrialChoiceField
        name="sizeClass"
        label={t`Parcel size`}
        language={language}
        options={store.feeTable.sizeClasses}
        value={input.sizeClass}
        onChange={(sizeClass) => onChange({ sizeClass })}
      />
      <TrialNumberField
        name="weight"
        label={t`Product weight`}
        unit={t`g`}
        unitStands="after"
        value={input.weight}
        problem={problems.weight}
        onChange={(weight) => onChange({ weight })}
      />
    </form>
  );
}
