import { maxRate } from '@saer/contract/api/limits';
import { type ParsedQuantity, parseQuantity, type Quantity } from './parse-quantity.ts';

const rate: Quantity = { scale: 2, max: maxRate, words: ['%', '\u066A', 'في المئة', 'بالمئة'] };

/** A written percentage as whole basis points. */
export const parseRate = (text: string): ParsedQuantity => parseQuantity(text, rate);
