import { optionalComponents, type OptionalComponent } from '../charts/riyal-lines.ts';
import type { ComparedStore } from './compared-stores.ts';

/** Lines of ads, coupons, returns and storage that cost anything in any of the stores. */
export const usedOptionalLines = (stores: readonly ComparedStore[]): readonly OptionalComponent[] =>
  optionalComponents.filter((part) =>
    stores.some(({ outcome }) => outcome.ok && outcome.final.statement[part] > 0),
  );
