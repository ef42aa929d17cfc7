import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ListedTool, ToolGroup, ToolId } from '@saer/contract/products/tools';
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
  fees: msg`Fees`,
  promotions: msg`Promotions and ads`,
  sourcing: msg`Sourcing and stock`,
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
  'add-vat': {
    title: msg`Add VAT`,
    summary: msg`The price with VAT from a price without it.`,
    alsoCalled: 'vat exclusive plus tax إضافة الضريبة ضريبة القيمة المضافة غير شامل',
    load: () => import('./vat/add-vat.tsx'),
  },
  'registered-or-not': {
    title: msg`Should I register for VAT?`,
    summary: msg`What VAT registration changes in the profit of a product at the same price.`,
    alsoCalled: 'vat registration worth it التسجيل في الضريبة مسجل غير مسجل',
    load: () => import('./vat/registered-or-not.tsx'),
  },
  'vat-due': {
    title: msg`VAT due estimate`,
    summary: msg`How much VAT to set aside for a period, from your sales, fees and purchases.`,
    alsoCalled: 'vat return output input tax الإقرار الضريبي ضريبة مستحقة مخرجات مدخلات',
    load: () => import('./vat/vat-due.tsx'),
  },
  'vat-threshold': {
    title: msg`VAT threshold tracker`,
    summary: msg`How far your sales are from the limits of SAR 187,500 and SAR 375,000, and when you will pass them.`,
    alsoCalled: 'registration limit 375000 187500 حد التسجيل الإلزامي الاختياري',
    load: () => import('./vat/vat-threshold.tsx'),
  },
  'zero-rated-price': {
    title: msg`Zero-rated price`,
    summary: msg`The price of a zero-rated product beside the same with 15% of VAT.`,
    alsoCalled: 'zero rate medicine medical export صفرية دواء أجهزة طبية تصدير',
    load: () => import('./vat/zero-rated-price.tsx'),
  },
  commission: {
    title: msg`Commission`,
    summary: msg`What the store takes of a sale in your category, and what the VAT on it adds.`,
    alsoCalled: 'referral fee rate percentage عمولة نسبة العمولة رسوم الإحالة',
    load: () => import('./fees/commission.tsx'),
  },
  'size-class': {
    title: msg`Size class`,
    summary: msg`The size class of a packed product, and the side or weight that decides it.`,
    alsoCalled: 'size tier dimensions envelope parcel oversize فئة الحجم المقاس ظرف طرد',
    load: () => import('./fees/size-class.tsx'),
  },
  'shipping-weight': {
    title: msg`Shipping weight`,
    summary: msg`The weight the store charges: the scale or the volume, with packaging and rounding.`,
    alsoCalled: 'volumetric dimensional chargeable weight الوزن الحجمي وزن الشحن',
    load: () => import('./fees/shipping-weight.tsx'),
  },
  'fbn-fee': {
    title: msg`FBN fee`,
    summary: msg`What noon charges to pack and deliver one unit, by its size, weight and price.`,
    alsoCalled: 'fulfilled by noon outbound fee fulfilment رسوم نون التجهيز الاستيفاء',
    load: () => import('./fees/fbn-fee.tsx'),
  },
  'fba-fee': {
    title: msg`FBA fee`,
    summary: msg`What Amazon.sa charges to pack and deliver one unit, by its size, weight and price.`,
    alsoCalled: 'fulfilment by amazon fulfillment رسوم أمازون التجهيز',
    load: () => import('./fees/fba-fee.tsx'),
  },
  directship: {
    title: msg`DirectShip fee and credit`,
    summary: msg`What shipping with noon’s couriers costs you once its contribution is counted.`,
    alsoCalled: 'fbp direct ship shipping contribution reimbursement الشحن المباشر دعم الشحن',
    load: () => import('./fees/directship.tsx'),
  },
  storage: {
    title: msg`Storage cost`,
    summary: msg`What your stock costs in noon’s warehouse until it is sold, and how much each unit bears.`,
    alsoCalled: 'warehouse cubic foot cbf monthly fee تخزين مستودع قدم مكعبة',
    load: () => import('./fees/storage.tsx'),
  },
  'long-term-storage': {
    title: msg`Long-term storage`,
    summary: msg`What will still lie there when the long-term fee falls due, and how much to sell to avoid it.`,
    alsoCalled: 'aged inventory 365 days non saleable تخزين طويل مخزون قديم راكد',
    load: () => import('./fees/long-term-storage.tsx'),
  },
  'packaging-optimiser': {
    title: msg`Packaging optimiser`,
    summary: msg`Which side to cut, and to how many centimetres, for a lower fee on every unit.`,
    alsoCalled: 'smaller box package dimensions save علبة أصغر تغليف توفير',
    load: () => import('./fees/packaging-optimiser.tsx'),
  },
  'removal-cost': {
    title: msg`Removal cost`,
    summary: msg`What it costs to take your stock out of noon’s warehouse, delivered or collected.`,
    alsoCalled: 'inventory removal rtv withdraw سحب المخزون استرجاع من المستودع',
    load: () => import('./fees/removal-cost.tsx'),
  },
  'return-cost': {
    title: msg`Return cost`,
    summary: msg`What a returned unit costs you, and what returns take from every unit that stays sold.`,
    alsoCalled: 'returns refund rate مرتجعات إرجاع',
    load: () => import('./fees/return-cost.tsx'),
  },
  'measurement-dispute': {
    title: msg`Measurement dispute`,
    summary: msg`What a wrong measurement by noon costs you, what a dispute brings back, and until when.`,
    alsoCalled: 'volumetric measurement vm dispute claim اعتراض قياس أبعاد خاطئة',
    load: () => import('./fees/measurement-dispute.tsx'),
  },
  discount: {
    title: msg`Discount impact`,
    summary: msg`What a discount leaves of your profit, and how many more you must sell.`,
    alsoCalled: 'sale markdown percent off خصم تخفيض تنزيلات',
    load: () => import('./promotions/discount.tsx'),
  },
  coupon: {
    title: msg`Coupon planner`,
    summary: msg`What a coupon costs over all its orders, and the largest one without a loss.`,
    alsoCalled: 'voucher promo code قسيمة كوبون رمز خصم',
    load: () => import('./promotions/coupon.tsx'),
  },
  'sale-floor': {
    title: msg`Sale-price floor`,
    summary: msg`The lowest price a sale may reach and still leave your margin.`,
    alsoCalled: 'minimum sale price lowest أدنى سعر عرض أقل سعر',
    load: () => import('./promotions/sale-floor.tsx'),
  },
  'deal-list-price': {
    title: msg`Deal list price`,
    summary: msg`The price to start from so that a deal still leaves your margin.`,
    alsoCalled: 'yellow friday white friday deal offer سعر قبل العرض الجمعة الصفراء البيضاء',
    load: () => import('./promotions/deal-list-price.tsx'),
  },
  'break-even-acos': {
    title: msg`Break-even ACOS`,
    summary: msg`The share of a sale that ads may take before you lose money.`,
    alsoCalled: 'ppc advertising roas إعلانات نسبة الإعلان تعادل',
    load: () => import('./promotions/break-even-acos.tsx'),
  },
  'target-acos': {
    title: msg`Target ACOS and ROAS`,
    summary: msg`The ad spend that still leaves your margin, as ACOS and as ROAS.`,
    alsoCalled: 'ppc advertising goal إعلانات هدف عائد الإعلان',
    load: () => import('./promotions/target-acos.tsx'),
  },
  'ad-budget': {
    title: msg`Ad budget`,
    summary: msg`What a budget brings in clicks, orders and profit, and the highest bid without a loss.`,
    alsoCalled: 'ppc cpc campaign clicks bid ميزانية الإعلانات تكلفة النقرة حملة',
    load: () => import('./promotions/ad-budget.tsx'),
  },
  'bundle-price': {
    title: msg`Bundle price`,
    summary: msg`Several units in one parcel: the price, the fees saved, and the discount you can give.`,
    alsoCalled: 'multipack set pack of حزمة طقم مجموعة عبوة متعددة',
    load: () => import('./promotions/bundle-price.tsx'),
  },
  'landed-cost': {
    title: msg`Landed cost`,
    summary: msg`What an imported unit costs with freight, customs duty and VAT.`,
    alsoCalled: 'import customs duty freight china جمارك استيراد شحن تكلفة الوصول',
    load: () => import('./sourcing/landed-cost.tsx'),
  },
  'sea-or-air': {
    title: msg`Sea or air`,
    summary: msg`Which freight is cheaper for your shipment when duty, VAT and waiting count.`,
    alsoCalled: 'shipping cargo ocean airfreight شحن بحري جوي',
    load: () => import('./sourcing/sea-or-air.tsx'),
  },
  'reorder-point': {
    title: msg`Reorder point`,
    summary: msg`The stock at which to order again, and how many units.`,
    alsoCalled: 'restock replenishment safety stock lead time نقطة إعادة الطلب مخزون أمان',
    load: () => import('./sourcing/reorder-point.tsx'),
  },
  'break-even-units': {
    title: msg`Break-even units a month`,
    summary: msg`How many units a month pay your fixed costs and the profit you want.`,
    alsoCalled: 'fixed costs volume نقطة التعادل بالوحدات تكاليف ثابتة',
    load: () => import('./sourcing/break-even-units.tsx'),
  },
};

/** The words of everything that the index lists. */
export const listedEntries: Readonly<Record<ListedTool, Omit<ToolEntry, 'load'>>> = {
  ...toolEntries,
  'statement-check': {
    title: msg`Statement check`,
    summary: msg`Holds each fee on a statement from noon or Amazon against the fee table of its day, and lists what to dispute.`,
    alsoCalled: 'statement settlement dispute check كشف الحساب كشف حساب نون اعتراض مراجعة الرسوم تسوية',
  },
};
