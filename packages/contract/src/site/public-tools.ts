import type { ToolId } from '../products/tools.ts';

/** The tools that also work on the public site, each on a page of its own. */
export const publicTools = [
  'profit-at-price',
  'break-even',
  'margin-markup',
  'extract-vat',
  'add-vat',
  'commission',
  'size-class',
  'fbn-fee',
  'discount',
  'break-even-acos',
  'landed-cost',
] as const satisfies readonly ToolId[];
export type PublicTool = (typeof publicTools)[number];

/** The address of a tool on the public site. */
export const publicToolPage = <Tool extends PublicTool>(tool: Tool) => `/tools/${tool}` as const;
