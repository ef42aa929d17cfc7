import { useLingui } from '@lingui/react/macro';
import { LogoMark } from './logo-mark.tsx';

/** The product's mark and name. */
export function Logo() {
  const { t } = useLingui();
  return (
    <span className="inline-flex items-center gap-2.5 text-lg font-semibold text-ink">
      <LogoMark />
      {t`Saer`}
    </span>
  );
}
