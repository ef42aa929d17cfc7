import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeVersion } from '@saer/contract/publishing/fee-version';
import { useQuery, useMutation } from '@tanstack/react-query';
import { Mail, Download } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../components/button/button.tsx';
import { Card } from '../../../components/layout/card.tsx';
import { QueryFallback } from '../../../components/layout/query-fallback.tsx';
import { impactQuery, exportImpactMutation } from '../queries.ts';
import { ImpactSummary } from './impact-summary.tsx';
import { NotifyDialog } from './notify-dialog.tsx';
import { SellerTable } from './seller-table.tsx';
import { showToast } from '../../../lib/browser/toasts.ts';
import { useFailureWords } from '../../../lib/form/use-failure-words.ts';
import { saveWorkbook } from '../workbook/file-bytes.ts';
import { type Column, DataTable } from '../../../components/table/data-table.tsx';
import { Money } from '../../../components/figure/money.tsx';
import { productName } from '../../../domain/names/name.ts';
import { useLanguage } from '../../../lib/language/language.ts';
import { useIsWide } from '../../../lib/hooks/use-media-query.ts';
import { type HitProduct, ProductFigure } from './product-figure.tsx';
import { ProductLines } from './product-lines.tsx';

/** The products that would lose most: profit before and after, and the price that would restore the margin. */
function WorstProducts({ products }: { readonly products: readonly HitProduct[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isWide = useIsWide();
  const id = useId();
  const columns: readonly Column<HitProduct>[] = [
    {
      key: 'name',
      title: t`Product`,
      renderCell: (product) => (
        <bdi className="[overflow-wrap:anywhere]">
          {productName(product, language) || `#${product.productId}`}
        </bdi>
      ),
    },
    { key: 'seller', title: t`Seller`, renderCell: ({ seller }) => <bdi>{seller}</bdi> },
    {
      key: 'price',
      title: t`Price now`,
      isFigure: true,
      renderCell: ({ price }) => <Money halalas={price} />,
    },
    {
      key: 'before',
      title: t`Profit before`,
      isFigure: true,
      renderCell: ({ profitBefore }) => <Money halalas={profitBefore} />,
    },
    {
      key: 'after',
      title: t`Profit after`,
      isFigure: true,
      renderCell: (product) => <ProductFigure product={product} figure="after" />,
    },
    {
      key: 'needed',
      title: t`Price needed`,
      isFigure: true,
      renderCell: (product) => <ProductFigure product={product} figure="needed" />,
    },
  ];
  return (
    <Card labelledBy={id}>
      <h2 id={id} className="mb-2 text-base font-semibold text-ink">
        <Trans>Those that lose most</Trans>
      </h2>
      {isWide ? (
        <div className="-mx-card -mb-card overflow-clip rounded-b-card px-card">
          <DataTable
            caption={t`Those that lose most`}
            columns={columns}
            rows={products}
            rowKey={({ productId }) => String(productId)}
          />
        </div>
      ) : (
        <ProductLines products={products} hasSeller />
      )}
    </Card>
  );
}

/** Brings the impact as a workbook: sellers and products. */
function ExportImpactButton({ feeTableId }: { readonly feeTableId: number }) {
  const words = useFailureWords();
  const { mutate, isPending } = useMutation(exportImpactMutation);
  const exportImpact = (): void =>
    mutate(feeTableId, {
      onSuccess: ({ fileName, file }) => saveWorkbook(fileName, file),
      onError: (error) => showToast({ tone: 'negative', text: words(error) }),
    });
  return (
    <Button onPress={exportImpact} isPending={isPending}>
      <Download aria-hidden className="size-4" />
      <Trans>Export as .xlsx</Trans>
    </Button>
  );
}

/** The effect of a version on sellers' products, compared with the table it follows. */
export function ImpactView({ version }: { readonly version: FeeVersion }) {
  const id = useId();
  const [isTelling, setTelling] = useState(false);
  const { data, error, refetch } = useQuery(impactQuery(version.id));
  if (data === undefined) {
    return <QueryFallback error={error} onRetry={refetch} lines={6} />;
  }
  const { comparedWith, affectedSellers, changedSellers } = data;
  const isPublished = version.state === 'published';
  return (
    <div className="flex flex-col gap-4">
      <Card labelledBy={id}>
        <div className="mb-3 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="min-w-60 flex-1">
            <h2 id={id} className="text-base font-semibold text-ink">
              <Trans>Effect of this table on sellers’ products</Trans>
            </h2>
            <p className="text-sm text-muted">
              {comparedWith === null ? (
                <Trans>This is the store’s first table; there is nothing to compare it with.</Trans>
              ) : (
                <Trans>
                  Compared with <bdi>{comparedWith.name}</bdi>.
                </Trans>
              )}
            </p>
          </div>
          {changedSellers === 0 ? null : (
            <div className="flex flex-wrap gap-2">
              {affectedSellers === 0 ? null : <ExportImpactButton feeTableId={version.id} />}
              {isPublished ? (
                <Button onPress={() => setTelling(true)}>
                  <Mail aria-hidden className="size-4" />
                  <Trans>Who was told</Trans>
                </Button>
              ) : null}
            </div>
          )}
        </div>
        <ImpactSummary impact={data} />
        {changedSellers === 0 || isPublished ? null : (
          <p className="mt-3 text-sm text-muted">
            <Trans>Sellers whose products change are told when the table is published.</Trans>
          </p>
        )}
      </Card>
      {data.bySeller.length === 0 ? null : (
        <SellerTable feeTableId={version.id} impact={data} isPublished={isPublished} />
      )}
      {data.worst.length === 0 ? null : <WorstProducts products={data.worst} />}
      {isTelling ? <NotifyDialog version={version} impact={data} onClose={() => setTelling(false)} /> : null}
    </div>
  );
}
