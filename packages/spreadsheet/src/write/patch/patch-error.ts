/** Why a workbook is not written into: it is left as it is rather than broken. */
export type PatchRefusal = 'notAWorkbook' | 'sheetMissing' | 'unusual' | 'noRoom' | 'tooLarge';

export class PatchError extends Error {
  readonly reason: PatchRefusal;

  constructor(reason: PatchRefusal) {
    super(`The workbook cannot be written into: ${reason}`);
    this.name = 'PatchRefused';
    this.reason = reason;
  }
}
