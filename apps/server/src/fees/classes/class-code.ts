import type { Transaction } from '../../database/database.ts';
import { freeCode } from '../../lists/editing/free-code.ts';
import { classification } from '../tables.ts';
import { onHandover } from './unique-code.ts';
import type { Named } from './same-class.ts';

interface New {
  readonly feeTableId: number;
  readonly handover: Named['handover'];
  readonly nameEn: string;
}

/** The code of a new class: the same class has the same code in every version of a fee table. */
export const classCode = (tx: Transaction, { feeTableId, handover, nameEn }: New): Promise<string> =>
  freeCode(tx, classification, nameEn, onHandover(feeTableId, handover));
