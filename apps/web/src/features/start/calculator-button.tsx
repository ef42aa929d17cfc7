import { Trans } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Calculator } from 'lucide-react';
import { PageLinkButton } from '../../components/button/page-link-button.tsx';
import { calculatorPath } from '../../lib/form/calculator-link.ts';
import { useAltKey } from '../../lib/hooks/use-alt-key.ts';

/** Opens the calculator: also Alt C anywhere on the page. */
export function CalculatorButton() {
  const navigate = useNavigate();
  useAltKey('c', () => void navigate({ to: calculatorPath }));
  return (
    <PageLinkButton to={calculatorPath} tone="primary" aria-keyshortcuts="Alt+C">
      <Calculator aria-hidden className="size-4" />
      <Trans>Price a product</Trans>
      <kbd
        aria-hidden
        dir="ltr"
        className="hidden rounded-md border border-current px-1.5 text-xs opacity-80 sm:inline"
      >
        Alt C
      </kbd>
    </PageLinkButton>
  );
}
