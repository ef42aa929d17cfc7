import { parseCalculation } from '@saer/contract/api/calculation-query';
import { calculatorPath } from '../form/calculator-link.ts';
import { typedCalculation } from '../browser/typed-calculation.ts';
import { returnTo } from './return-to.ts';

/** The search of a page that leads in, so that the calculator opens with these values afterwards. */
export const accountSearch = (query: string): { readonly from: string; readonly to: string } => {
  const calculation = parseCalculation(query);
  return {
    from: 'calculator',
    to: calculation === undefined ? calculatorPath : `${calculatorPath}?${calculation}`,
  };
};

/** Says whether the user came to an authentication page from the public calculator. */
export const cameFromCalculator = (search: string): boolean =>
  new URLSearchParams(search).get('from') === 'calculator';

/** Says whether the calculator is the destination of an authentication page. */
export const leadsToCalculator = (search: string): boolean =>
  returnTo(new URLSearchParams(search).get('to') ?? undefined)?.startsWith(calculatorPath) === true;

/** The calculation in the address of a page that leads in. */
const calculationInAddress = (search: string): string | undefined => {
  const to = returnTo(new URLSearchParams(search).get('to') ?? undefined);
  const [path, query = ''] = to?.split(/[?#]/) ?? [];
  return path === calculatorPath ? parseCalculation(query) : undefined;
};

/** Says whether the calculator opens with values of the address afterwards. */
export const leadsToCalculation = (search: string): boolean => calculationInAddress(search) !== undefined;

/** The calculation on its way through a page that leads in: in its address, or else as it was typed in this browser last. */
export const carriedCalculation = (search: string): string | undefined =>
  calculationInAddress(search) ?? parseCalculation(typedCalculation() ?? '');
