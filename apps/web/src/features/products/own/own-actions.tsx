import { Trans } from '@lingui/react/macro';
import { isAllowed } from '@saer/contract/access';
import { FileSpreadsheet, Plus } from 'lucide-react';
import { LinkButton } from '../../../components/link-button.tsx';
import { useCurrentUser } from '../../../lib/session.ts';

/** Into the catalogue: one product, or a sheet of them. */
export function OwnActions() {
  const role = useCurrentUser()?.role ?? 'ANONYMOUS_USER';
  if (!isAllowed(role, 'seller')) return null;
  return (
    <div className="flex flex-wrap gap-3">
      <LinkButton href="/user/add-product" tone="primary">
        <Plus aria-hidden className="size-4" />
        <Trans>Add a product</Trans>
      </LinkButton>
      <LinkButton href="/user/sheet">
        <FileSpreadsheet aria-hidden className="size-4" />
        <Trans>Upload a sheet</Trans>
      </LinkButton>
    </div>
  );
}
