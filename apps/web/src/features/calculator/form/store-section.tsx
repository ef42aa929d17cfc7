import { Trans, useLingui } from '@lingui/react/macro';
import type { Handover } from '@saer/contract/fees/fee-table';
import { RadioCards } from '../../../components/form/radio-cards.tsx';
import { SegmentedControl } from '../../../components/button/segmented-control.tsx';
import { useLanguage } from '../../../lib/language/language.ts';
import { FeeTableLine } from '../fee-table-line.tsx';
import { FieldAnchor } from './field-anchor.tsx';
import { FormSection } from './form-section.tsx';
import { type SectionProps, memoSection } from './memo-section.tsx';
import { storeNames } from '../../../domain/names/store-names.ts';

const fields = ['store', 'handover'] as const;
type Field = (typeof fields)[number];

/** Where the product is sold, and how the parcel gets there where that changes the fee. */
export const StoreSection = memoSection(fields, StoreSectionContent);

function StoreSectionContent({ draft, book, store, table, change }: SectionProps<Field>) {
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
