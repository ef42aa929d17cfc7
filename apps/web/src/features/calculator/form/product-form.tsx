import { useLingui } from '@lingui/react/macro';
import { emptyDraft } from '@saer/contract/products/calculator-draft';
import { optionalLines } from '@saer/contract/fees/optional-lines';
import { Suspense, useState } from 'react';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { CategorySection } from './category-section.tsx';
import { CostSection } from './cost-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import type { FormState } from '../state/form-state.ts';
import { MoreSection } from './more-section.tsx';
import { SizeSection } from './size-section.tsx';
import { StoreSection } from './store-section.tsx';
import { TargetSection } from './target-section.tsx';
import { Disclosure } from '../../../components/layout/disclosure.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import type { OptionalLinesField } from './optional-lines-fields.tsx';

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
