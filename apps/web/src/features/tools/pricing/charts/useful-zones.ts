import type { DeadZone } from '@saer/pricing/search/gaps';

/** Dead zones above the break-even price: below it every price is a loss anyway. */
export const usefulZones = (zones: readonly DeadZone[], breakEven: number | null): readonly DeadZone[] =>
  zones.filter(({ earnsMoreAt }) => breakEven !== null && earnsMoreAt >= breakEven);
