import { Trans, useLingui } from '@lingui/react/macro';
import { Package } from 'lucide-react';
import { Button } from '../../../components/button/button.tsx';
import { EmptyState } from '../../../components/layout/empty-state.tsx';

type Props = {
  readonly onShowAll: () => void;
  /** Nothing is searched for but products that lose: that there is none is good news. */
  readonly isNoLoss?: boolean;
};

/** No product is as the search and the filters ask. */
export function NothingFound({ onShowAll, isNoLoss = false }: Props) {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={isNoLoss ? t`No product loses money` : t`No product found`}
      action={
        <Button onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      {isNoLoss ? (
        <Trans>At the price each sells for, by its last calculation.</Trans>
      ) : (
        <Trans>No products match. Search for part of a name or barcode.</Trans>
      )}
    </EmptyState>
  );
}
