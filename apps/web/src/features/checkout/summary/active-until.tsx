import { Trans } from '@lingui/react/macro';
import { riyadhDay } from '@saer/i18n/format-date';
import { Day } from '../../../components/figure/day.tsx';
import { linkStyle } from '../../../components/button/button-style.ts';

/** Says how long the own plan is active, and when another can begin. */
export function ActiveUntil({ endsAt }: { readonly endsAt: string }) {
  return (
    <Trans>
      It stays active until <Day day={riyadhDay(new Date(endsAt))} />, and another plan can begin once it has
      ended. To change earlier,{' '}
      <a href="/contact-us" className={linkStyle}>
        contact customer service
      </a>
      .
    </Trans>
  );
}
