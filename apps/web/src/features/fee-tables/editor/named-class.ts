import type { DraftSizeClass } from '@saer/pricing/fees/check-size-classes';

/** A size class as it is typed or stored, in the reader's language. */
export type NamedClass = {
  readonly name: string;
  readonly sizeClass: DraftSizeClass;
  readonly isEdited: boolean;
};
