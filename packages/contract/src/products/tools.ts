/** The groups of tools, each with its tools in the order of the index. */
export const toolGroups = {
  pricing: [
    'recommended-price',
    'profit-at-price',
    'break-even',
    'max-purchase-cost',
    'price-cliffs',
    'price-endings',
    'price-ladder',
    'three-scenarios',
    'margin-markup',
    'store-comparison',
    'ways-of-fulfilment',
    'noon-price-range',
    'range-factor',
    'price-approval',
  ],
  vat: ['extract-vat', 'add-vat', 'registered-or-not', 'vat-due', 'vat-threshold', 'zero-rated-price'],
  fees: [
    'commission',
    'size-class',
    'shipping-weight',
    'fbn-fee',
    'fba-fee',
    'directship',
    'storage',
    'long-term-storage',
    'packaging-optimiser',
    'removal-cost',
    'return-cost',
    'measurement-dispute',
  ],
  promotions: [
    'discount',
    'coupon',
    'sale-floor',
    'deal-list-price',
    'break-even-acos',
    'target-acos',
    'ad-budget',
    'bundle-price',
  ],
  sourcing: ['landed-cost', 'sea-or-air', 'reorder-point', 'break-even-units'],
} as const satisfies Record<string, readonly string[]>;

export type ToolGroup = keyof typeof toolGroups;
export type ToolId = (typeof toolGroups)[ToolGroup][number];

const isGroup = (id: string): id is ToolGroup => id in toolGroups;
export const toolGroupIds: readonly ToolGroup[] = Object.keys(toolGroups).filter(isGroup);

/** Every tool, in the order of the index. */
export const toolIds: readonly ToolId[] = Object.values(toolGroups).flat();

/** Number of tools; the statement check has a page of its own. */
export const toolCount = toolIds.length + 1;

/** A tool as the index lists it: the check of a statement is a page of its own. */
export type ListedTool = ToolId | 'statement-check';

/** The tools of a group as the index lists them. */
export const listedTools = (group: ToolGroup): readonly ListedTool[] =>
  group === 'sourcing' ? [...toolGroups[group], 'statement-check'] : toolGroups[group];

/** The address of a tool for whoever is signed in. */
export const toolPage = (tool: ListedTool): string => `/user/tools/${tool}`;

/** True if a tool is at an address. */
export const isToolPage = (path: string): boolean => toolIds.some((tool) => toolPage(tool) === path);

/** The group of a tool. */
export function toolGroupOf(tool: ToolId): ToolGroup {
  const found = toolGroupIds.find((group) => toolGroups[group].some((each) => each === tool));
  if (found === undefined) throw new Error(`${tool} is in no group.`);
  return found;
}
