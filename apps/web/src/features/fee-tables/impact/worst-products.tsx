import { Trans, useLingui } from '@lingui/react/macro';
import type { FeeImpact } from '@saer/contract/fee-impact';
import { Badge } from '../../../components/badge.tsx';
import { type Column, DataTable } from '../../../components/data-table.tsx';
import { Money } from '../../../components/money.tsx';
import { productName } from '../../../domain/names/known-name.ts';
import { useLanguage } from '../../../lib/language.ts';
import { useIsWide } from '../../../lib/use-is-wide.ts';

type Product = FeeImpact['worst'][number];

function After({ product }: { readonly product: Product }) {
  const { profitAfter } = product;
  if (profitAfter === null) {
    return (
      <Badge tone="negative">
        <Trans>No price</Trans>
      </Badge>
    );
  }
  return (
    <span className={profitAfter < 0 ? 'font-medium text-danger' : ''}>
      <Money halalas={profitAfter} />
    </span>
  );
}

function Needed({ product }: { readonly product: Product }) {
  if (product.meetsTargetAfter) {
    return (
      <span className="text-muted">
        <Trans>Margin kept</Trans>
      </span>
    );
  }
  return product.neededPrice === null ? (
    <span className="text-muted">
      <Trans>No price reaches it</Trans>
    </span>
  ) : (
    <Money halalas={product.neededPrice} />
  );
}

/** The products that would lose most: profit before and after, and the price that would restore the margin. */
export function WorstProducts({ products }: { readonly products: readonly Product[] }) {
  const { t } = useLingui();
  const language = useLanguage();
  const isWide = useIsWide();
  const name = (product: Product) => (
    <>
      <bdi className="[overflow-wrap:anywhere]">
        {productName(product, language) || `#${product.productId}`}
      </bdi>
      <span className="block text-xs font-normal text-muted">
        <bdi>{product.seller}</bdi>
      </span>
    </>
  );
  const columns: readonly Column<Product>[] = [
    { key: 'name', title: t`Product`, renderCell: name },
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
      renderCell: (product) => <After product={product} />,
    },
    {
      key: 'needed',
      title: t`Price needed`,
      isFigure: true,
      renderCell: (product) => <Needed product={product} />,
    },
  ];
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold text-ink">
        <Trans>Those that lose most</Trans>
      </h3>
      {isWide ? (
        <DataTable
          caption={t`Those that lose most`}
          columns={columns}
          rows={products}
          rowKey={({ productId }) => String(productId)}
        />
      ) : (
        <ul className="divide-y divide-line text-sm">
          {products.map((product) => (
            <li key={product.productId} className="py-3">
              <p className="font-medium">{name(product)}</p>
              <dl className="mt-1 grid grid-cols-[1fr_auto] gap-x-3 gap-y-0.5">
                {columns.slice(1).map(({ key, title, renderCell }) => (
                  <div key={key} className="contents">
                    <dt className="text-muted">{title}</dt>
                    <dd className="text-right">{renderCell(product)}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
