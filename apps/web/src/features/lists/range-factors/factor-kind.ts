import { maxRate } from '@saer/contract/api/limits';
import { formatScaled } from '@saer/i18n/format-number';
import { isolateLtr } from '@saer/i18n/isolate-ltr';
import { parseQuantity } from '@saer/i18n/parse-money';
import type { QuantityKind } from '../../../components/form/form-quantity-field.tsx';

const SCALE = 4;

const written = { scale: SCALE, max: maxRate, words: ['×', 'x', '*'] };

/** Basis points as a factor: 1.60, and as many digits more as it has. */
const print = (factor: number): string => formatScaled(factor, SCALE).replace(/0{1,2}$/, '');

/** A factor as it is typed: 1.6 for 16,000 basis points. */
export const factorKind: QuantityKind = { parse: (text) => parseQuantity(text, written), format: print };

/** A factor for a sentence or a list: ×1.60. */
export const formatFactor = (factor: number): string => isolateLtr(`×${print(factor)}`);
