import { Trans, useLingui } from '@lingui/react/macro';
import { Calculator, FileSpreadsheet, Package } from 'lucide-react';
import { EmptyState } from '../../../components/empty-state.tsx';
import { PageLinkButton } from '../../../components/page-link-button.tsx';
import { AddExamplesButton } from '../../../domain/examples/add-examples-button.tsx';

/** Empty state of the product list, with two ways to add products. */
export function NoProductsYet() {
  const { t } = useLingui();
  return (
    <EmptyState
      icon={<Package aria-hidden />}
      title={t`No products yet`}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <PageLinkButton to="/user/sheet" tone="primary">
            <FileSpreadsheet aria-hidden className="size-4" />
            <Trans>Upload a spreadsheet</Trans>
          </PageLinkButton>
          <PageLinkButton to="/user/add-product">
            <Calculator aria-hidden className="size-4" />
            <Trans>Price one product</Trans>
          </PageLinkButton>
          <AddExamplesButton />
        </div>
      }
    >
      <Trans>
        Upload the spreadsheet you already use and every product gets a price. Or start with one product in
        the calculator.
      </Trans>
    </EmptyState>
  );
}
