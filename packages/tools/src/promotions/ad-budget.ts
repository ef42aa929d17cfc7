import { profitAt } from '@saer/pricing/search/profit';
import { WHOLE } from '@saer/pricing/money/rounding';
import type { Terms } from '@saer/pricing/fees/terms';
import type { BasisPoints, Halalas } from '@saer/pricing/money/units';
import { adCost, adSpendLimit, type Roas, withAds } from './ad-spend.ts';

/** A campaign that pays for clicks. */
export interface Campaign {
  /** To spend in the period, before VAT. */
  readonly budget: Halalas;
  /** Cost of one click, before VAT; at least one halala. */
  readonly costPerClick: Halalas;
  /** Share of clicks that become orders. */
  readonly conversion: BasisPoints;
}

/** Expected clicks, orders and profit of a campaign. */
export interface CampaignForecast {
  /** Whole clicks that the budget pays for, and the whole orders among them. */
  readonly clicks: number;
  readonly orders: number;
  readonly spend: Halalas;
  readonly sales: Halalas;
  /** Spend of one order, rounded up; null without orders. */
  readonly spendPerOrder: Halalas | null;
  /** Spend as a share of sales, rounded up; null without orders. */
  readonly acos: BasisPoints | null;
  /** Sales for each riyal spent, rounded down; null without spend. */
  readonly roas: Roas | null;
  /** Profit of all orders after advertising. */
  readonly profit: Halalas;
  /** The highest cost of a click without a loss; null if an order loses before advertising. */
  readonly maxCostPerClick: Halalas | null;
  /** Clicks for one order, rounded up; null if none converts. */
  readonly clicksPerOrder: number | null;
}

/** Forecasts a campaign for a product at a price. Exact for budgets up to 10 million SAR and the engine's prices. */
export function forecastCampaign(terms: Terms, price: Halalas, campaign: Campaign): CampaignForecast {
  const { budget, costPerClick, conversion } = campaign;
  const clicks = Math.floor(budget / costPerClick);
  const orders = Math.floor((clicks * conversion) / WHOLE);
  const spend = clicks * costPerClick;
  const sales = orders * price;
  const limit = adSpendLimit(terms, { fixed: 0 }, price);
  return {
    clicks,
    orders,
    spend,
    sales,
    spendPerOrder: orders === 0 ? null : Math.ceil(spend / orders),
    acos: orders === 0 ? null : Math.ceil((spend * WHOLE) / sales),
    roas: spend === 0 ? null : Math.floor((sales * 100) / spend),
    profit: orders * profitAt(withAds(terms, 0), price) - adCost(terms, spend),
    maxCostPerClick: limit && Math.floor((limit.perOrder * conversion) / WHOLE),
    clicksPerOrder: conversion === 0 ? null : Math.ceil(WHOLE / conversion),
  };
}

/** The budget that pays for the clicks of a number of orders, before VAT; null if no click becomes an order. */
export function budgetFor(
  orders: number,
  { costPerClick, conversion }: Omit<Campaign, 'budget'>,
): Halalas | null {
  return conversion === 0 ? null : Math.ceil((orders * WHOLE) / conversion) * costPerClick;
}
