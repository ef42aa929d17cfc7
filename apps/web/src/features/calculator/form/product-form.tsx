import { useLingui } from '@lingui/react/macro';
import { SegmentedControl } from '../../../components/segmented-control.tsx';
import { CategorySection } from './category-section.tsx';
import { CostSection } from './cost-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import type { FormState } from '../state/form-state.ts';
import { MoreSection } from './more-section.tsx';
import { OptionalLinesSection } from './optional-lines-section.tsx';
import { SizeSection } from './size-section.tsx';
import { StoreSection } from './store-section.tsx';
import { TargetSection } from './target-section.tsx';

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
