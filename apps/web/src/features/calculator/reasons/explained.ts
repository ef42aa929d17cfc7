import type { RiyalComponent } from '../charts/riyal-lines.ts';

/** The figures of an answer that open into a sentence. */
export type Explained =
  | RiyalComponent
  | 'price'
  | 'minimum'
  | 'breakEven'
  | 'payout'
  | 'storeFees'
  | 'marginOfPrice'
  | 'marginOfNet'
  | 'marginOfCost'
  | 'maxCost'
  | 'supplierCost'
  | 'sizeClass';
