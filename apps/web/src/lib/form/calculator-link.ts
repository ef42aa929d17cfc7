/** The fields of the full calculator that a link may carry, as a person typed or chose them. */
export interface CalculatorLinkFields {
  readonly store: string;
  readonly subFamily: string;
  readonly sizeClass: string;
  readonly weight: string;
  readonly cost: string;
  readonly marginRate: string;
}

export const calculatorPath = '/user/add-product';
/** The same for guests. */
export const openCalculatorPath = '/calculator';

/** Opens the full calculator with these fields filled in. */
export const calculatorLink = (fields: CalculatorLinkFields): string =>
  `${openCalculatorPath}?${new URLSearchParams({ ...fields })}`;
