import { useLingui } from '@lingui/react/macro';
import { RIYAL_SIGN } from '@saer/i18n/format-money';
import type { Language } from '@saer/i18n/locale';
import type { Ref } from 'react';
import { pricedStores, type DemoFeeBook, type DemoStore } from './demo-fee-book.ts';
import { DemoChoiceField } from './demo-choice-field.tsx';
import type { DemoInput, DemoErrors } from './demo-input.ts';
import { DemoNumberField } from './demo-number-field.tsx';

/** Names the form whose values the link to the calculator carries. */
export const demoFormId = 'price-demo';

interface Props {
  readonly ref: Ref<HTMLFormElement>;
  readonly language: Language;
  readonly book: DemoFeeBook;
  readonly store: DemoStore;
  readonly input: DemoInput;
  readonly problems: DemoErrors;
  readonly onChange: (changed: Partial<DemoInput>) => void;
}

export function DemoForm({ ref, language, book, store, input, problems, onChange }: Props) {
  const { t } = useLingui();
  return (
    <form
      ref={ref}
      id={demoFormId}
      className="grid min-w-0 grid-cols-2 gap-x-4 gap-y-5"
      onSubmit={(event) => event.preventDefault()}
    >
      <DemoNumberField
        name="cost"
        label={t`Product cost`}
        note={t`before VAT`}
        unit={RIYAL_SIGN}
        unitStands="before"
        value={input.cost}
        problem={problems.cost}
        onChange={(cost) => onChange({ cost })}
      />
      <DemoNumberField
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
        <DemoChoiceField
          name="store"
          label={t`Store`}
          language={language}
          options={pricedStores(book)}
          value={store.code}
          onChange={(code) => onChange({ store: code })}
        />
      </div>
      <div className="col-span-full">
        <DemoChoiceField
          name="subFamily"
          label={t`Category`}
          language={language}
          options={book.subFamilies}
          value={input.subFamily}
          onChange={(subFamily) => onChange({ subFamily })}
        />
      </div>
      <DemoChoiceField
        name="sizeClass"
        label={t`Parcel size`}
        language={language}
        options={store.feeTable.sizeClasses}
        value={input.sizeClass}
        onChange={(sizeClass) => onChange({ sizeClass })}
      />
      <DemoNumberField
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
