import { lazyRouteComponent } from '@tanstack/react-router';
import { GuestLinks } from '../features/auth/guest/guest-links.tsx';
import { TypedBefore } from '../features/auth/guest/typed-before.tsx';
import { WhatAnAccountAdds } from '../features/auth/guest/what-an-account-adds.tsx';
import { GuestShell } from './guest-shell.tsx';

const CalculatorPage = lazyRouteComponent(
  () => import('../features/calculator/calculator-page.tsx'),
  'CalculatorPage',
);

/** The calculator for everybody: all of it, in the frame of a visitor. */
export function GuestCalculator() {
  return (
    <GuestShell links={<GuestLinks />}>
      <TypedBefore />
      {/* As tall as the window before the fees have come: what stands below does not jump. */}
      <div className="min-h-dvh">
        <CalculatorPage />
      </div>
      <WhatAnAccountAdds />
    </GuestShell>
  );
}
