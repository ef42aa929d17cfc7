import type { Draft } from '@saer/contract/products/calculator-draft';
import type { ToolId } from '@saer/contract/products/tools';
import type { marginField, priceField } from './fields/common-fields.ts';
import type { ChoiceFieldSpec, NumberFieldSpec, ToolFields } from './fields/field.ts';
import type { productFields } from './fields/product-fields.ts';
import type { fields as recommendedPrice } from './pricing/recommended-price.tsx';
import type { fields as profitAtPrice } from './pricing/profit-at-price.tsx';
import type { fields as maxPurchaseCost } from './pricing/max-purchase-cost.tsx';
import type { fields as priceEndings } from './pricing/price-endings.tsx';
import type { fields as priceLadder } from './pricing/price-ladder.tsx';
import type { fields as threeScenarios } from './pricing/three-scenarios.tsx';
import type { fields as marginMarkup } from './pricing/margin-markup.tsx';
import type { fields as storeComparison } from './pricing/store-comparison.tsx';
import type { fields as waysOfFulfilment } from './pricing/ways-of-fulfilment.tsx';
import type { fields as noonPriceRange } from './pricing/noon-price-range.tsx';
import type { fields as rangeFactor } from './pricing/range-factor.tsx';
import type { fields as priceApproval } from './pricing/price-approval.tsx';
import type { fields as extractVat } from './vat/extract-vat.tsx';
import type { fields as addVat } from './vat/add-vat.tsx';
import type { fields as registeredOrNot } from './vat/registered-or-not.tsx';
import type { fields as vatDue } from './vat/vat-due.tsx';
import type { fields as vatThreshold } from './vat/vat-threshold.tsx';
import type { fields as zeroRatedPrice } from './vat/zero-rated-price.tsx';
import type { fields as commission } from './fees/commission.tsx';
import type { fields as sizeClass } from './fees/size-class.tsx';
import type { fields as shippingWeight } from './fees/shipping-weight.tsx';
import type { fields as fulfilmentTool } from './fees/fulfilment-tool.tsx';
import type { fields as directship } from './fees/directship.tsx';
import type { fields as storage } from './fees/storage.tsx';
import type { fields as longTermStorage } from './fees/long-term-storage.tsx';
import type { fields as packagingOptimiser } from './fees/packaging-optimiser.tsx';
import type { fields as removalCost } from './fees/removal-cost.tsx';
import type { fields as returnCost } from './fees/return-cost.tsx';
import type { fields as measurementDispute } from './fees/measurement-dispute.tsx';
import type { fields as discount } from './promotions/discount.tsx';
import type { fields as coupon } from './promotions/coupon.tsx';
import type { fields as saleFloor } from './promotions/sale-floor.tsx';
import type { fields as dealListPrice } from './promotions/deal-list-price.tsx';
import type { fields as breakEvenAcos } from './promotions/break-even-acos.tsx';
import type { fields as targetAcos } from './promotions/target-acos.tsx';
import type { fields as adBudget } from './promotions/ad-budget.tsx';
import type { fields as bundlePrice } from './promotions/bundle-price.tsx';
import type { fields as landedCost } from './sourcing/landed-cost.tsx';
import type { fields as seaOrAir } from './sourcing/sea-or-air.tsx';
import type { fields as reorderPoint } from './sourcing/reorder-point.tsx';
import type { fields as breakEvenUnits } from './sourcing/break-even-units.tsx';

interface Choice<Id extends string> extends ChoiceFieldSpec {
  readonly options: readonly { readonly id: Id; readonly name: ChoiceFieldSpec['label'] }[];
}

/** The calculator's form as a link fills it. */
type CalculatorFields = typeof productFields & {
  readonly mode: Choice<Draft['mode']>;
  readonly price: typeof priceField;
  readonly marginRate: typeof marginField;
  readonly marginBase: Choice<Draft['marginBase']>;
  readonly marginAmount: NumberFieldSpec & { readonly kind: 'money' };
  readonly ending: Choice<Draft['ending']>;
};

/** The fields of every tool that a link can lead to. Types alone: no page loads another tool's file. */
export interface TargetFields extends Record<Target, ToolFields> {
  readonly 'recommended-price': typeof recommendedPrice;
  readonly 'profit-at-price': typeof profitAtPrice;
  readonly 'break-even': typeof productFields;
  readonly 'max-purchase-cost': typeof maxPurchaseCost;
  readonly 'price-cliffs': typeof productFields;
  readonly 'price-endings': typeof priceEndings;
  readonly 'price-ladder': typeof priceLadder;
  readonly 'three-scenarios': typeof threeScenarios;
  readonly 'margin-markup': typeof marginMarkup;
  readonly 'store-comparison': typeof storeComparison;
  readonly 'ways-of-fulfilment': typeof waysOfFulfilment;
  readonly 'noon-price-range': typeof noonPriceRange;
  readonly 'range-factor': typeof rangeFactor;
  readonly 'price-approval': typeof priceApproval;
  readonly 'extract-vat': typeof extractVat;
  readonly 'add-vat': typeof addVat;
  readonly 'registered-or-not': typeof registeredOrNot;
  readonly 'vat-due': typeof vatDue;
  readonly 'vat-threshold': typeof vatThreshold;
  readonly 'zero-rated-price': typeof zeroRatedPrice;
  readonly commission: typeof commission;
  readonly 'size-class': typeof sizeClass;
  readonly 'shipping-weight': typeof shippingWeight;
  readonly 'fbn-fee': typeof fulfilmentTool;
  readonly 'fba-fee': typeof fulfilmentTool;
  readonly directship: typeof directship;
  readonly storage: typeof storage;
  readonly 'long-term-storage': typeof longTermStorage;
  readonly 'packaging-optimiser': typeof packagingOptimiser;
  readonly 'removal-cost': typeof removalCost;
  readonly 'return-cost': typeof returnCost;
  readonly 'measurement-dispute': typeof measurementDispute;
  readonly discount: typeof discount;
  readonly coupon: typeof coupon;
  readonly 'sale-floor': typeof saleFloor;
  readonly 'deal-list-price': typeof dealListPrice;
  readonly 'break-even-acos': typeof breakEvenAcos;
  readonly 'target-acos': typeof targetAcos;
  readonly 'ad-budget': typeof adBudget;
  readonly 'bundle-price': typeof bundlePrice;
  readonly 'landed-cost': typeof landedCost;
  readonly 'sea-or-air': typeof seaOrAir;
  readonly 'reorder-point': typeof reorderPoint;
  readonly 'break-even-units': typeof breakEvenUnits;
  readonly calculator: CalculatorFields;
}

/** Where a link can lead. */
export type Target = ToolId | 'calculator';
