import type { PublicTool } from '@saer/contract/tools';
import type { Tool } from '../tool.ts';

/** The files of the public tools: what the site's build carries of the registry. */
export const publicToolFiles: Readonly<Record<PublicTool, () => Promise<{ readonly tool: Tool }>>> = {
  'break-even': () => import('../pricing/break-even.tsx'),
  'extract-vat': () => import('../vat/extract-vat.tsx'),
};
