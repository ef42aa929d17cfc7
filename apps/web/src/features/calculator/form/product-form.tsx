import { useLingui, Trans } from '@lingui/react/macro';
import { emptyDraft } from '@saer/contract/products/calculator-draft';
import { optionalLines } from '@saer/contract/fees/optional-lines';
import { Suspense, useState } from 'react';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { CategorySection } from './category-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import type { FormState } from '../state/form-state.ts';
import { MoreSection } from './more-section.tsx';
import { SizeSection } from './size-section.tsx';
import { TargetSection } from './target-section.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import type { OptionalLinesField } from './optional-lines-fields.tsx';
import { formatAmount } from '@saer/i18n/format-money';
import { HelpLink } from '../../../components/button/help-link.tsx';
import { Switch } from '../../../components/button/switch.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { isAsked } from './field-names.ts';
import { readPositiveMoney } from '@saer/quoting/calculator/normalise-draft';
import { RiyalMark } from '../../../components/figure/riyal-mark.tsx';
import { TypedNumberField } from './typed-number-field.tsx';
import type { Handover } from '@saer/contract/fees/fee-table';
import { RadioCards } from '../../../components/form/radio-cards.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { FeeTableLine } from '../fee-table-line.tsx';
import { storeNames } from '../../../domain/names/store-names.ts';

const storeFields = ['store', 'handover'] as const;
type StoreField = (typeof storeFields)[number];

/** Where the product is sold, and how the parcel gets there where that changes the fee. */
const StoreSection = memoSection(storeFields, StoreSectionContent);

function StoreSectionContent({ draft, book, store, table, change }: SectionProps<StoreField>) {
  const { t } = useLingui();
  const language = useLanguage();
  const handoverNames: Readonly<Record<Handover, string>> = {
    DROP_OFF: t`Drop-off: I take it to a drop-off point`,
    PICKUP: t`Pickup: the courier collects it`,
  };
  return (
    <FormSection title={t`Where do you sell?`}>
      <FieldAnchor field="store">
        <RadioCards
          label={t`Store`}
          value={draft.store}
          onChange={(code) => change({ store: code })}
          options={book.stores.map((each) => ({ id: each.code, ...storeNames(each, language) }))}
        />
      </FieldAnchor>
      {store.handovers.length > 0 ? (
        <SegmentedControl
          label={t`Handover to the courier`}
          value={draft.handover}
          onChange={(handover) => change({ handover })}
          options={store.handovers.map((each) => ({ id: each, name: handoverNames[each] }))}
        />
      ) : null}
      {table ? (
        <FeeTableLine version={table.version} />
      ) : (
        <p className="text-sm text-danger">
          <Trans>This store has no fees on the chosen day.</Trans>
        </p>
      )}
    </FormSection>
  );
}

const vatFields = ['vat', 'vatRegistered', 'mode', 'sizeBy'] as const;
const switchFields = ['costIncludesVat', 'vatRegistered'] as const;
const costFields = ['cost', ...switchFields, ...vatFields] as const;
type Field = (typeof costFields)[number];

/** Fields for cost and VAT. */
const CostSection = memoSection(costFields, CostSectionContent);

function CostSectionContent(state: SectionProps<Field>) {
  const { t } = useLingui();
  const { draft, change, errorAt } = state;
  return (
    <FormSection
      title={t`What does it cost you?`}
      aside={<HelpLink page="/instructions/vat" about={t`VAT`} />}
    >
      <div className="grid items-start gap-4 sm:grid-cols-2">
        <FieldAnchor field="cost">
          <TypedNumberField
            label={t`Product cost`}
            note={draft.costIncludesVat === 'yes' ? t`incl. VAT` : t`excl. VAT`}
            text={draft.cost}
            onChange={(cost) => change({ cost })}
            read={readPositiveMoney}
            print={formatAmount}
            start={<RiyalMark />}
            error={errorAt('cost')}
          />
        </FieldAnchor>
        <VatField {...state} />
      </div>
      <VatSwitches {...state} />
    </FormSection>
  );
}

const VatField = memoSection(vatFields, VatFieldContent);

/** Sellers who are not registered charge none. */
function VatFieldContent({ draft, store, table, change }: SectionProps<(typeof vatFields)[number]>) {
  const { t } = useLingui();
  return isAsked('vat', { draft, store, table }) ? (
    <SegmentedControl
      label={t`VAT on this item`}
      value={draft.vat}
      onChange={(vat) => change({ vat })}
      options={[
        { id: '15', name: t`15%` },
        { id: '0', name: t`0%` },
      ]}
    />
  ) : null;
}

const VatSwitches = memoSection(switchFields, VatSwitchesContent);

function VatSwitchesContent({ draft, change }: SectionProps<(typeof switchFields)[number]>) {
  const { t } = useLingui();
  return (
    <>
      <Switch
        isSelected={draft.costIncludesVat === 'yes'}
        onChange={(yes) => change({ costIncludesVat: yes ? 'yes' : 'no' })}
        description={t`If the item is VAT exclusive, enter the price without VAT.`}
      >
        {t`The cost I entered includes VAT`}
      </Switch>
      <Switch
        isSelected={draft.vatRegistered === 'yes'}
        onChange={(yes) => change({ vatRegistered: yes ? 'yes' : 'no' })}
        description={t`You have a ZATCA VAT number: VAT is taken out of your price, and you recover the VAT on your purchases.`}
      >
        {t`I’m registered for VAT`}
      </Switch>
    </>
  );
}

const Fields = lazyComponent(async () => (await import('./optional-lines-fields.tsx')).OptionalLinesFields);

const fields = [...optionalLines, 'vatRegistered', 'feeVatIsCost'] as const;

/** Ads, coupons, returns and storage: folded, and not even loaded, until somebody wants them. */
const OptionalLinesSection = memoSection(fields, OptionalLinesSectionContent);

function OptionalLinesSectionContent(props: SectionProps<OptionalLinesField>) {
  const { t } = useLingui();
  const { draft, errorAt } = props;
  const inUse = optionalLines.some(
    (field) => draft[field] !== emptyDraft[field] || errorAt(field) !== undefined,
  );
  const [wasOpened, setWasOpened] = useState(inUse);
  return (
    <Disclosure
      title={t`Ads, coupons, returns, storage`}
      defaultExpanded={inUse}
      onToggle={(isOpen) => {
        if (isOpen) setWasOpened(true);
      }}
    >
      {wasOpened || inUse ? (
        // As high as the fields, so that nothing below them moves.
        <Suspense fallback={<div className="h-64" />}>
          <Fields {...props} />
        </Suspense>
      ) : null}
    </Disclosure>
  );
}

/** All inputs of a product. The cost comes first: it is what changes from one product to the next. */
export function ProductForm(state: FormState) {
  const { t } = useLingui();
  const { table } = state;
  return (
    <form
      className="isolate"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      aria-label={t`The product`}
    >
      <ModeField {...state} />
      <CostSection {...state} />
      <StoreSection {...state} />
      <CategorySection {...state} />
      {table?.store.manualRates ? null : <SizeSection {...state} />}
      <TargetSection {...state} />
      <OptionalLinesSection {...state} />
      <MoreSection {...state} />
    </form>
  );
}

const ModeField = memoSection(['mode'], function ModeFieldContent({ draft, change }: SectionProps<'mode'>) {
  const { t } = useLingui();
  return (
    <div className="mb-5">
      <SegmentedControl
        label={t`Way of calculating`}
        hideLabel
        value={draft.mode}
        onChange={(mode) => change({ mode })}
        options={[
          { id: 'find', name: t`Find the price` },
          { id: 'check', name: t`I have a price` },
        ]}
      />
    </div>
  );
});
