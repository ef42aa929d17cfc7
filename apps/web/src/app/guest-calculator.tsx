import { lazyRouteComponent } from '@tanstack/react-router';
import { GuestLinks } from '../features/auth/guest/guest-links.tsx';
import { DraftRestoredNotice } from '../features/auth/guest/draft-restored-notice.tsx';
import { AccountBenefits } from '../features/auth/guest/account-benefits.tsx';
import { SignedOutNotice } from '../features/auth/guest/signed-out-notice.tsx';
import { GuestShell } from './shell/guest-shell.tsx';

const CalculatorPage = lazyRouteComponent(
  () => import('../features/calculator/calculator-page.tsx'),
  'CalculatorPage',
);

/** The calculator for everybody: all of it, in the frame of a visitor. */
export function GuestCalculator() {
  return (
    <GuestShell links={<GuestLinks />}>
      <SignedOutNotice />
      <div className="contents print:hidden">
        <DraftRestoredNotice />
      </div>
      {/* As tall as the window before the fees have come: what stands below does not jump. */}
      <div className="min-h-dvh print:min-h-0">
        <CalculatorPage />
      </div>
      <div className="contents print:hidden">
        <AccountBenefits />
      </div>
    </GuestShell>
  );
}
