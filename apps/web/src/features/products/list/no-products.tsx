import { Trans, useLingui } from '@lingui/react/macro';
import { Package } from 'lucide-react';
import { Button } from '../../../components/button.tsx';
import { EmptyState } from '../../../components/empty-state.tsx';

type Props = { readonly isNarrowed: boolean; readonly onShowAll: () => void };

/** No product here, and why. */
export function NoProducts({ isNarrowed, onShowAll }: Props) {
  const { t } = useLingui();
  const icon = <Package aria-hidden />;
  return isNarrowed ? (
    <EmptyState
      icon={icon}
      title={t`No product found`}
      action={
        <Button onPress={onShowAll}>
          <Trans>Show all</Trans>
        </Button>
      }
    >
      <Trans>No product is like this. Look for a part of a name or of a barcode.</Trans>
    </EmptyState>
  ) : (
    <EmptyState icon={icon} title={t`No products yet`}>
      <Trans>What sellers save in their catalogues stands here.</Trans>
    </EmptyState>
  );
}
