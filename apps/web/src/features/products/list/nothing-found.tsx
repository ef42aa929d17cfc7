import { Trans, useLingui } from '@lingui/react/macro';
import { Package } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

/** No product is as the search and the filters ask. */
export function NothingFound({ onShowAll }: { readonly onShowAll: () => void }) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={t`No product found`}
      action={
        <Button onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>No product is like this. Look for a part of a name or of a barcode.</Trans>
    </EmptyState>
  );
}
