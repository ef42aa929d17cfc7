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
  'recommended-price': {
    title: msg`Recommended price`,
    summary: msg`What to charge so that your margin is left after all fees and VAT.`,
    alsoCalled: 'what to charge best price pricing السعر المقترح كم أبيع التسعير',
    load: () => import('./pricing/recommended-price.tsx'),
  },
  'profit-at-price': {
    title: msg`Profit at a price`,
    summary: msg`What one unit leaves you at the price you have, line by line.`,
    alsoCalled: 'net profit earn per unit margin صافي الربح كم أربح الأرباح',
    load: () => import('./pricing/profit-at-price.tsx'),
  },
  'break-even': {
    title: msg`Break-even price`,
    summary: msg`The lowest price at which a product makes no loss after all fees and VAT.`,
    alsoCalled: 'break even zero profit نقطة التعادل بدون ربح أو خسارة',
    load: () => import('./pricing/break-even.tsx'),
  },
  'max-purchase-cost': {
    title: msg`Largest purchase cost`,
    summary: msg`The most to pay your supplier at a given price and margin.`,
    alsoCalled: 'supplier max cost buy negotiate أعلى تكلفة سعر المورد الشراء التفاوض',
    load: () => import('./pricing/max-purchase-cost.tsx'),
  },
  'price-cliffs': {
    title: msg`Price-cliff finder`,
    summary: msg`Prices above which a fee jumps, and the range that earns less.`,
    alsoCalled: 'dead zone jump fee breakpoint قفزة الرسوم أسعار تربح أقل',
    load: () => import('./pricing/price-cliffs.tsx'),
  },
  'price-endings': {
    title: msg`Price endings`,
    summary: msg`.95, .99 or a whole riyal: which ending earns most.`,
    alsoCalled: '99 95 charm price rounding نهاية السعر تقريب',
    load: () => import('./pricing/price-endings.tsx'),
  },
  'price-ladder': {
    title: msg`Price ladder`,
    summary: msg`The profit at each step of the price, as a picture and a table.`,
    alsoCalled: 'profit table steps سلم الأسعار جدول الأرباح',
    load: () => import('./pricing/price-ladder.tsx'),
  },
  'three-scenarios': {
    title: msg`Three scenarios`,
    summary: msg`Pessimistic, expected and optimistic, priced side by side.`,
    alsoCalled: 'what if worst best case سيناريو متشائم متفائل متوقع',
    load: () => import('./pricing/three-scenarios.tsx'),
  },
  'margin-markup': {
    title: msg`Margin to markup`,
    summary: msg`Margin of the price, markup on the cost, and the price between them.`,
    alsoCalled: 'markup margin convert هامش نسبة الإضافة تحويل',
    load: () => import('./pricing/margin-markup.tsx'),
  },
  'store-comparison': {
    title: msg`Store comparison`,
    summary: msg`One product in every store: where it sells cheaper and earns more.`,
    alsoCalled: 'compare marketplaces noon amazon مقارنة المتاجر نون أمازون',
    load: () => import('./pricing/store-comparison.tsx'),
  },
  'ways-of-fulfilment': {
    title: msg`FBN, DirectShip or own shipping`,
    summary: msg`Which way of fulfilling on noon earns most, and from which price on.`,
    alsoCalled: 'fbn fbp directship courier الشحن المباشر التخزين لدى نون شركة الشحن',
    load: () => import('./pricing/ways-of-fulfilment.tsx'),
  },
  'noon-price-range': {
    title: msg`noon price-range check`,
    summary: msg`Whether noon accepts a price, given its range and yours.`,
    alsoCalled: 'noon min max psku nsku offline نطاق السعر الحد الأدنى الأعلى نون',
    load: () => import('./pricing/noon-price-range.tsx'),
  },
  'range-factor': {
    title: msg`Range-factor check`,
    summary: msg`How many times its cost a price returns, against the factor asked for.`,
    alsoCalled: 'factor policy معامل النطاق',
    load: () => import('./pricing/range-factor.tsx'),
  },
  'price-approval': {
    title: msg`Price approval gap`,
    summary: msg`By how much a price misses the policy, and what closes the gap.`,
    alsoCalled: 'approve policy target gap اعتماد السعر الفجوة',
    load: () => import('./pricing/price-approval.tsx'),
  },
  'extract-vat': {
    title: msg`Extract VAT`,
    summary: msg`How much VAT is inside a price, and what is left without it.`,
    alsoCalled: 'vat inclusive remove tax استخراج الضريبة ضريبة القيمة المضافة شامل',
    load: () => import('./vat/extract-vat.tsx'),
  },
};
