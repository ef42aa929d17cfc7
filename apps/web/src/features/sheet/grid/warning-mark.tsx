import { useLingui } from '@lingui/react/macro';
import { TriangleAlert } from 'lucide-react';

/** Says that a lower price would be better. */
export function WarningMark({ warning }: { readonly warning: 'gap' | 'deadZone' }) {
  const { t } = useLingui();
  const words = warning === 'gap' ? t`A lower price reaches your margin` : t`A lower price earns more`;
  return (
    <span title={words}>
      <TriangleAlert aria-hidden className="me-1 inline size-3.5 text-warning" />
      <span className="sr-only">{words}</span>
    </span>
  );
}
