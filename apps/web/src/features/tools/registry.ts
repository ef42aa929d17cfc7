import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ToolGroup, ToolId } from '@saer/contract/tools';
import type { Tool } from './tool.ts';

/** A tool as the index and the search know it, before it is opened. */
export interface ToolEntry {
  readonly title: MessageDescriptor;
  /** One sentence about its purpose. */
  readonly summary: MessageDescriptor;
  /** Other words a person may type for it, in any language. */
  readonly alsoCalled: string;
  readonly load: () => Promise<{ readonly tool: Tool }>;
}

/** Headings of the groups, in the order of the index. */
export const groupTitles = {
  pricing: msg`Pricing`,
  vat: msg`VAT`,
} as const satisfies Record<ToolGroup, MessageDescriptor>;

/** Every tool: its words here, its file by name. The contract (`tools.ts`) says its group and its place in it. */
export const toolEntries: Readonly<Record<ToolId, ToolEntry>> = {
  'break-even': {
    title: msg`Break-even price`,
    summary: msg`The lowest price at which a product makes no loss after all fees and VAT.`,
    alsoCalled: 'break even zero profit نقطة التعادل بدون ربح أو خسارة',
    load: () => import('./pricing/break-even.tsx'),
  },
  'extract-vat': {
    title: msg`Extract VAT`,
    summary: msg`How much VAT is inside a price, and what is left without it.`,
    alsoCalled: 'vat inclusive remove tax استخراج الضريبة ضريبة القيمة المضافة شامل',
    load: () => import('./vat/extract-vat.tsx'),
  },
};
