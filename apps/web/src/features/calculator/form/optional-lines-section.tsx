import { useLingui } from '@lingui/react/macro';
import { emptyDraft } from '@saer/contract/calculator-draft';
import { optionalLines } from '@saer/contract/optional-lines';
import { Suspense, useState } from 'react';
import { Disclosure } from '../../../components/disclosure.tsx';
import { lazyComponent } from '../../../components/lazy-component.tsx';
import { memoSection, type SectionProps } from './memo-section.tsx';
import type { OptionalLinesField } from './optional-lines-fields.tsx';

const Fields = lazyComponent(async () => (await import('./optional-lines-fields.tsx')).OptionalLinesFields);

const fields = [...optionalLines, 'vatRegistered', 'feeVatIsCost'] as const;

/** Ads, coupons, returns and storage: folded, and not even loaded, until somebody wants them. */
export const OptionalLinesSection = memoSection(fields, OptionalLinesSectionContent);

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
