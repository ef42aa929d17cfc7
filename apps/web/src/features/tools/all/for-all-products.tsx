import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeBook } from '@saer/contract/fees/fee-book';
import { Table2 } from 'lucide-react';
import { Suspense, useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { lazyComponent } from '../../../components/layout/lazy-component.tsx';
import { Skeleton } from '../../../components/layout/skeleton.tsx';
import type { ProductTable, Tool } from '../tool.ts';
import type { Texts } from '../fields/field.ts';

/** Fetched once somebody asks for it. */
const AllProducts = lazyComponent(async () => (await import('./all-products.tsx')).AllProducts);

type ForAllProductsProps = {
  readonly title: string;
  readonly tool: Tool;
  readonly table: ProductTable;
  readonly book: FeeBook;
  readonly common: Texts;
};

/** The tool for every saved product, once asked for. */
export function ForAllProducts(props: ForAllProductsProps) {
  const { t } = useLingui();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="print:hidden">
      <Card labelledBy={id}>
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-2">
          <h2 id={id} tabIndex={-1} className="text-base font-semibold text-ink">
            <Trans>For all my products</Trans>
          </h2>
          {isOpen ? null : (
            <Button onPress={() => setOpen(true)}>
              <Table2 aria-hidden className="size-4" />
              {t`Calculate for all my products`}
            </Button>
          )}
        </div>
        {isOpen ? (
          <Suspense fallback={<Skeleton lines={6} />}>
            <AllProducts {...props} />
          </Suspense>
        ) : (
          <p className="text-sm text-muted">
            <Trans>One table with this answer for each saved product, in any order, as a file too.</Trans>
          </p>
        )}
      </Card>
    </div>
  );
}
