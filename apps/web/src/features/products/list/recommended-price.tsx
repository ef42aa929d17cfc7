import type { ListedProduct } from '@saer/contract/product';
import { useQuery } from '@tanstack/react-query';
import { Money } from '../../../components/money.tsx';
import { recommendedProfitQuery } from '../queries.ts';
import { ProfitLeft } from './profit-left.tsx';

/** The recommended price of a product, and what it would leave. */
export function RecommendedPrice({ product }: { readonly product: ListedProduct }) {
  const isFinal = product.finalPrice === product.recommendedPrice;
  const { data = null } = useQuery({ ...recommendedProfitQuery(product), enabled: !isFinal });
  const profit = isFinal ? product.profit : data;
  return (
    <span>
      <Money halalas={product.recommendedPrice} />
      {profit === null ? null : <ProfitLeft profit={profit} />}
    </span>
  );
}
