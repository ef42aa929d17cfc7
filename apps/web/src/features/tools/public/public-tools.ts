import type { PublicTool } from '@saer/contract/site/public-tools';
import type { Tool } from '../tool.ts';

/** The files of the public tools: what the site's build carries of the registry. */
export const publicToolFiles: Readonly<Record<PublicTool, () => Promise<{ readonly tool: Tool }>>> = {
  'profit-at-price': () => import('../pricing/profit-at-price.tsx'),
  'break-even': () => import('../pricing/break-even.tsx'),
  'margin-markup': () => import('../pricing/margin-markup.tsx'),
  'extract-vat': () => import('../vat/extract-vat.tsx'),
  'add-vat': () => import('../vat/add-vat.tsx'),
  commission: () => import('../fees/commission.tsx'),
  'size-class': () => import('../fees/size-class.tsx'),
  'fbn-fee': () => import('../fees/fbn-fee.tsx'),
  discount: () => import('../promotions/discount.tsx'),
  'break-even-acos': () => import('../promotions/break-even-acos.tsx'),
  'landed-cost': () => import('../sourcing/landed-cost.tsx'),
};
