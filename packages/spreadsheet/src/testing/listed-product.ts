import type { ListedProduct, WrittenProduct } from '@saer/contract/product';

/** A saved and listed product with a seller's input; its results are invented. */
export const listedProduct = (written: WrittenProduct & { readonly family: string }): ListedProduct => {
  const empty = {
    barcode: null,
    sku: null,
    nameEn: null,
    nameAr: null,
    type: null,
    sizeClass: null,
    sides: null,
    weight: null,
    handover: null,
    marginRate: null,
    marginAmount: null,
    ending: null,
    override: null,
    price: null,
    currentPrice: null,
    minPrice: null,
    maxPrice: null,
    monthlySales: null,
    currentProfit: null,
    currentMeetsTarget: null,
    image: null,
  } as const;
  return {
    ...empty,
    ...written,
    id: 1,
    version: 1,
    ownerId: 1,
    seller: 'Seller',
    outdated: false,
    feeTableId: 7,
    recommendedPrice: 100_00,
    finalPrice: 100_00,
    commission: 1500,
    fulfilmentFee: 600,
    totalStoreFees: 2415,
    profit: 2000,
    finalMargin: 2000,
    meetsTarget: true,
    calculatedAt: '2026-11-21T00:00:00.000Z',
    createdAt: '2026-11-21T00:00:00.000Z',
    updatedAt: '2026-11-21T00:00:00.000Z',
  };
};
