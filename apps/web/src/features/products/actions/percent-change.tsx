import { Rate } from '../../../components/figure/rate.tsx';

/** The change from one price to another, either way, in whole per cent of the first. */
export function PercentChange({ from, to }: { readonly from: number; readonly to: number }) {
  const percent = Math.round((Math.abs(to - from) * 100) / from);
  return (
    <bdi dir="ltr" className="whitespace-nowrap text-muted">
      ({to > from ? '+' : '−'}
      <Rate basisPoints={percent * 100} />)
    </bdi>
  );
}
