import { useLingui } from '@lingui/react/macro';

/** A seen whose three teeth climb like prices, its bowl drawn as the tag's string. */
function LogoMark() {
  return (
    <svg aria-hidden viewBox="0 0 32 32" className="size-8 shrink-0">
      <rect width="32" height="32" rx="9" className="fill-brand" />
      <path
        d="M26 8.5v7.25a3 3 0 0 1-6 0V12m0 3.75a3 3 0 0 1-6 0v-.5m0 .5v3.5a4.75 4.75 0 0 1-8.9 2.3"
        className="stroke-on-brand"
        fill="none"
        strokeWidth="2.6"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

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
