import type { ColumnUnit } from './column-units.ts';
import type { ProductColumn } from './product-column.ts';

/** The headers of a file that a marketplace writes or takes: as in the reference data, which says where each was found. */
export interface KnownLayout {
  readonly code: string;
  readonly nameEn: string;
  readonly nameAr: string;
  /** Each row is a product, or a sales line. */
  readonly holds: 'products' | 'orders';
  /** The store of its products; null for any. */
  readonly store: string | null;
  /** Headers that no such file is without. */
  readonly signature: readonly string[];
  /** The fields of its columns, by header: of several with the same field, the first that is present. */
  readonly columns: Readonly<Record<string, ProductColumn>>;
  readonly units: Readonly<Partial<Record<ProductColumn, ColumnUnit>>>;
  /** The headers of columns with a unit per row, by the field they apply to. */
  readonly unitColumns: Readonly<Partial<Record<ProductColumn, string>>>;
  /** The column that says the currency of each row, or the country of the marketplace. */
  readonly currencyColumn?: string;
  readonly countryColumn?: string;
  /** Headers of columns that no price needs. */
  readonly irrelevant: readonly string[];
}

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' | '));

const noonPriceIrrelevant = list(
  'country_code | id_partner | psku_code | brand_code | sku_child | noon_brand | active_price | msrp',
  'sale_price | seller_price_min | seller_price_max | price_engine_min | price_engine_max',
  'sale_start_date | sale_end_date | is_active | warranty | stock_fbn_net | stock_xdock_gross',
  'stock_xdock_net | mp_code | noon_status',
);

export const knownLayouts: readonly KnownLayout[] = [
  {
    code: 'noonFbnInventory',
    nameEn: 'noon FBN inventory',
    nameAr: 'مخزون نون (FBN)',
    holds: 'products',
    store: 'NOON_SA_FBN',
    signature: list(
      'id_partner | pbarcode | partner_sku | volumetric_weight | longest_side | classification_code',
    ),
    columns: {
      pbarcode: 'barcode',
      partner_sku: 'sku',
      title: 'name',
      family: 'family',
      classification_code: 'sizeClass',
      longest_side: 'longestSide',
      median_side: 'medianSide',
      shortest_side: 'shortestSide',
      weight: 'weight',
    },
    units: { weight: 'kg', longestSide: 'cm', medianSide: 'cm', shortestSide: 'cm' },
    unitColumns: {},
    irrelevant: list(
      'box_barcode | warehouse_code | barcode | qty | id_partner | inventory_type | sku',
      'volumetric_weight | brand | reason_code | inventory_snapshot_at | country_code',
    ),
  },
  {
    code: 'noonPriceUpdate',
    nameEn: 'noon price update',
    nameAr: 'ملف تحديث أسعار نون',
    holds: 'products',
    store: null,
    signature: list('partner_sku | price | noon_price_min | noon_price_max'),
    columns: {
      partner_barcodes: 'barcode',
      partner_sku: 'sku',
      noon_title: 'name',
      family_code: 'family',
      price: 'currentPrice',
      noon_price_min: 'minPrice',
      noon_price_max: 'maxPrice',
    },
    units: { currentPrice: 'withVat', minPrice: 'withVat', maxPrice: 'withVat' },
    unitColumns: {},
    irrelevant: noonPriceIrrelevant,
  },
  {
    code: 'noonPriceTemplate',
    nameEn: 'noon price update template',
    nameAr: 'قالب تحديث أسعار نون',
    holds: 'products',
    store: null,
    signature: list('partner_sku | price | x_noon_price_min | x_noon_price_max'),
    columns: {
      partner_barcodes: 'barcode',
      partner_sku: 'sku',
      noon_title: 'name',
      family_code: 'family',
      price: 'currentPrice',
      x_noon_price_min: 'minPrice',
      x_noon_price_max: 'maxPrice',
    },
    units: { currentPrice: 'withVat', minPrice: 'withVat', maxPrice: 'withVat' },
    unitColumns: {},
    irrelevant: noonPriceIrrelevant,
  },
  {
    code: 'noonPriceImport',
    nameEn: 'noon price import',
    nameAr: 'ملف أسعار نون للرفع',
    holds: 'products',
    store: null,
    signature: list('partner_sku | price | price_min | price_max'),
    columns: { partner_sku: 'sku', price: 'currentPrice', price_min: 'minPrice', price_max: 'maxPrice' },
    units: { currentPrice: 'withVat', minPrice: 'withVat', maxPrice: 'withVat' },
    unitColumns: {},
    irrelevant: list(
      'country_code | id_partner | sale_price | sale_start | sale_end | is_active | stock | id_warranty',
    ),
  },
  {
    code: 'noonPriceExport',
    nameEn: 'noon price export',
    nameAr: 'ملف أسعار نون المصدَّر',
    holds: 'products',
    store: null,
    signature: list('partner_sku | pbarcode | price | price_min | price_max'),
    columns: {
      pbarcode: 'barcode',
      partner_sku: 'sku',
      price: 'currentPrice',
      price_min: 'minPrice',
      price_max: 'maxPrice',
      title_en: 'nameEn',
      title_ar: 'nameAr',
      title: 'name',
      family: 'family',
    },
    units: { currentPrice: 'withVat', minPrice: 'withVat', maxPrice: 'withVat' },
    unitColumns: {},
    irrelevant: list(
      'country_code | id_partner | sku | noon_sku | psku_code | brand | brand_en | sale_price',
      'sale_start | sale_end | is_active | stock | stock_quantity | id_warranty | live_status',
      'pricing_status_code | product_subtype | product_type | offer_price',
    ),
  },
  {
    code: 'noonCatalogue',
    nameEn: 'noon catalogue template (NIS)',
    nameAr: 'قالب كتالوج نون (NIS)',
    holds: 'products',
    store: null,
    signature: list('partner_sku | family | product_type | product_subtype | product_title_en'),
    columns: {
      partner_sku: 'sku',
      partner_barcode: 'barcode',
      gtin: 'barcode',
      family: 'family',
      product_title_en: 'nameEn',
      product_title_ar: 'nameAr',
      product_length: 'longestSide',
      product_width: 'medianSide',
      product_height: 'shortestSide',
      product_weight: 'weight',
      shipping_length: 'longestSide',
      shipping_width_depth: 'medianSide',
      shipping_height: 'shortestSide',
      shipping_weight: 'weight',
      msrp_sa: 'currentPrice',
      vat_rate_sa: 'vat',
    },
    units: {},
    unitColumns: {
      weight: 'product_weight_unit',
      longestSide: 'product_length_unit',
      medianSide: 'product_width_unit',
      shortestSide: 'product_height_unit',
    },
    irrelevant: list(
      'parent_sku | brand | product_type | product_subtype | colour_name_en | colour_name_ar | size',
      'model_name | model_number | long_description_en | long_description_ar | image_url_1',
      'image_url_2 | image_url_3 | image_url_4 | image_url_5 | image_url_6 | image_url_7 | msrp_ae',
      'msrp_eg | vat_rate_ae | hs_code | country_of_origin | feature_bullet_1_en | feature_bullet_2_en',
      'feature_bullet_3_en | feature_bullet_1_ar | feature_bullet_2_ar | feature_bullet_3_ar',
      'number_of_pieces | material | department | age',
    ),
  },
  {
    code: 'noonStatement',
    nameEn: 'noon statement',
    nameAr: 'كشف حساب نون',
    holds: 'orders',
    store: null,
    signature: list('order_nr | item_nr | partner_sku | fee_referral | total_payment'),
    columns: {
      partner_sku: 'sku',
      product_title: 'name',
      seller_price: 'currentPrice',
      offer_price: 'currentPrice',
      family: 'family',
    },
    units: { currentPrice: 'withVat' },
    unitColumns: {},
    irrelevant: list(
      'awb_nr | base_price | brand | country_code | creditnote_nr | currency_code | delivered_date',
      'fee_alternate_seller_fulfillment | fee_crossdock | fee_damaged_return | fee_direct_collection',
      'fee_directship_outbound | fee_item_cancellation | fee_miscellaneous | fee_noon_markup',
      'fee_noon_penalty | fee_noon_promo | fee_noon_rocket_referral | fee_outbound_fbn | fee_referral',
      'fee_reinvoicing | fee_retention_penalty | fee_shipping | fee_warranty_penalty',
      'fee_weight_handling | fulfillment_mode | id_partner | invoice_nr | invoice_price | item_nr',
      'item_status | last_statement_date | marketplace | noon_markup | order_nr | ordered_date',
      'partner_sales_nr | product_type | promo_coupon | promo_deal | returned_date | seller_promo',
      'shipped_date | sku | statement_nr | store_id | total_payment',
    ),
  },
  {
    code: 'amazonSettlement',
    nameEn: 'Amazon settlement',
    nameAr: 'كشف تسوية أمازون',
    holds: 'orders',
    store: null,
    signature: list(
      'settlement-id | transaction-type | order-id | amount-type | amount-description | amount',
    ),
    columns: { sku: 'sku' },
    units: {},
    unitColumns: {},
    irrelevant: list(
      'settlement-id | settlement-start-date | settlement-end-date | deposit-date | total-amount',
      'currency | transaction-type | order-id | merchant-order-id | adjustment-id | shipment-id',
      'marketplace-name | amount-type | amount-description | amount | fulfillment-id | posted-date',
      'posted-date-time | order-item-code | merchant-order-item-id | merchant-adjustment-item-id',
      'quantity-purchased | promotion-id',
    ),
  },
  {
    code: 'amazonFeePreview',
    nameEn: 'Amazon FBA fee preview',
    nameAr: 'معاينة رسوم أمازون (FBA)',
    holds: 'products',
    store: 'AMAZON_SA_FBA',
    signature: list('sku | asin | your-price | longest-side | item-package-weight | estimated-fee-total'),
    columns: {
      sku: 'sku',
      'product-name': 'name',
      'your-price': 'currentPrice',
      'longest-side': 'longestSide',
      'median-side': 'medianSide',
      'shortest-side': 'shortestSide',
      'item-package-weight': 'weight',
      'product-size-tier': 'sizeClass',
      'product-size-weight-band': 'sizeClass',
    },
    units: { currentPrice: 'withVat' },
    unitColumns: {
      weight: 'unit-of-weight',
      longestSide: 'unit-of-dimension',
      medianSide: 'unit-of-dimension',
      shortestSide: 'unit-of-dimension',
    },
    irrelevant: list(
      'fnsku | asin | amazon-store | product-group | brand | fulfilled-by | has-local-inventory',
      'sales-price | length-and-girth | unit-of-dimension | unit-of-weight | currency',
      'estimated-fee-total | estimated-referral-fee-per-unit | estimated-variable-closing-fee',
      'estimated-order-handling-fee-per-order | estimated-pick-pack-fee-per-unit',
      'estimated-weight-handling-fee-per-unit | expected-fulfillment-fee-per-unit',
      'expected-domestic-fulfilment-fee-per-unit',
      'estimated-future-fee (Current Selling on Amazon + Future Fulfillment fees)',
      'estimated-future-fee | estimated-future-order-handling-fee-per-order',
      'estimated-future-pick-pack-fee-per-unit | estimated-future-weight-handling-fee-per-unit',
      'expected-future-fulfillment-fee-per-unit',
    ),
  },
  {
    code: 'amazonListings',
    nameEn: 'Amazon listings',
    nameAr: 'عروض أمازون',
    holds: 'products',
    store: null,
    signature: list('seller-sku | asin1 | price | quantity | item-name'),
    columns: {
      'seller-sku': 'sku',
      'item-name': 'name',
      price: 'currentPrice',
      'minimum-seller-allowed-price': 'minPrice',
      'maximum-seller-allowed-price': 'maxPrice',
    },
    units: { currentPrice: 'withVat', minPrice: 'withVat', maxPrice: 'withVat' },
    unitColumns: {},
    irrelevant: list(
      'item-description | listing-id | quantity | open-date | image-url | item-is-marketplace',
      'product-id-type | product-id | zshop-shipping-fee | item-note | item-condition | zshop-category1',
      'zshop-browse-path | zshop-storefront-feature | asin1 | asin2 | asin3 | will-ship-internationally',
      'expedited-shipping | zshop-boldface | bid-for-featured-placement | add-delete | pending-quantity',
      'fulfillment-channel | merchant-shipping-group | business-price | status | Business Price',
      'Quantity Price Type',
    ),
  },
  {
    code: 'amazonInventory',
    nameEn: 'Amazon FBA inventory',
    nameAr: 'مخزون أمازون (FBA)',
    holds: 'products',
    store: 'AMAZON_SA_FBA',
    signature: list('sku | fnsku | asin | afn-fulfillable-quantity'),
    columns: { sku: 'sku', 'product-name': 'name', 'your-price': 'currentPrice' },
    units: { currentPrice: 'withVat' },
    unitColumns: {},
    irrelevant: list(
      'fnsku | asin | condition | mfn-listing-exists | mfn-fulfillable-quantity | afn-listing-exists',
      'afn-warehouse-quantity | afn-fulfillable-quantity | afn-unsellable-quantity',
      'afn-reserved-quantity | afn-total-quantity | per-unit-volume | afn-inbound-working-quantity',
      'afn-inbound-shipped-quantity | afn-inbound-receiving-quantity | afn-researching-quantity',
      'afn-reserved-future-supply | afn-future-supply-buyable | store',
    ),
  },
];
