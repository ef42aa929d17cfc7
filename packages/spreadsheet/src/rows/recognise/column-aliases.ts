import type { ProductColumn } from '../layouts/product-column.ts';

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' | '));

/**
 * Names of columns in sellers' sheets, in exports of marketplaces and in our own files: add new ones here. Case, spelling variants,
 * punctuation, the Arabic article and units in brackets are ignored. The first match wins if a sheet has several. A plain “profit”,
 * “margin”, “commission” or “fulfilment fee” is deliberately missing: in a priced sheet that is a result, not the seller's target.
 */
export const columnAliases: Readonly<Record<ProductColumn, readonly string[]>> = {
  barcode: list(
    'Barcode | الباركود | باركود المنتج | رمز المنتج | pbarcode | EAN | EAN13 | GTIN | UPC',
    'Bar code | product barcode | barcode number | external product id | product-id | رقم الباركود',
    'الرمز الشريطي | gtin13 | gtin14 | ean code | upc code | partner barcode | partner_barcode',
  ),
  sku: list(
    'SKU | رمز التخزين (SKU) | partner_sku | partner sku | seller-sku | seller sku | merchant sku | item sku',
    'رمز التخزين | رقم الصنف | كود المنتج | كود الصنف | item code | product code | article number | item number',
    'stock keeping unit | رمز الصنف | رقم المنتج | model number | fnsku | asin | ASIN1 | noon sku | psku_code',
  ),
  name: list(
    'Product name | اسم المنتج | name | title | product title | item-name | item name | product',
    'item | الاسم | المنتج | اسم الصنف | الصنف | اسم السلعة | السلعة | description',
    'product description | الوصف | وصف المنتج | البيان | العنوان',
  ),
  nameEn: list(
    'English name | الاسم بالإنجليزية | name en | name (en) | title en | title (english)',
    'product title en | product name english | name english | name in english | english title',
    'الاسم الإنجليزي | اسم المنتج بالإنجليزية | اسم المنتج الإنجليزي | الاسم انجليزي',
    'اسم المنتج انجليزي | الاسم باللغة الإنجليزية',
  ),
  nameAr: list(
    'Arabic name | الاسم بالعربية | name ar | name (ar) | title ar | title (arabic)',
    'product title ar | product name arabic | name arabic | name in arabic | arabic title',
    'الاسم العربي | اسم المنتج بالعربية | اسم المنتج العربي | الاسم عربي | اسم المنتج عربي',
    'الاسم باللغة العربية | الاسم بالعربي',
  ),
  store: list(
    'Store | المتجر | marketplace | channel | sales channel | platform | store code | store name',
    'السوق | المنصة | قناة البيع | اسم المتجر',
  ),
  family: list(
    'Family | العائلة | product family | عائلة المنتج | department | القسم | القسم الرئيسي',
    'main category | الفئة الرئيسية',
  ),
  subFamily: list(
    'Category | فئة المنتج | Sub family | العائلة الفرعية | subfamily | product sub family | sub category',
    'subcategory | product category | الفئة | التصنيف | تصنيف المنتج | الفئة الفرعية',
    'التصنيف الفرعي | القسم الفرعي',
  ),
  type: list(
    'Type | النوع | product type | product_subtype | product subtype | item type',
    'item_type_keyword | نوع المنتج | نوع الصنف',
  ),
  sizeClass: list(
    'Size class | فئة الحجم | packaging type | package type | packaging | نوع التغليف | نوع التعبئة',
    'التغليف | classification_code | classification | size tier | product size tier | size category',
    'parcel type | نوع الطرد | تصنيف الحجم',
  ),
  longestSide: list(
    'Longest side (cm) | أطول ضلع (سم) | longest side | length | item length | package length',
    'parcel length | الطول | طول الطرد | طول المنتج | L | الضلع الأطول | dimensions',
    'package dimensions | dims | package dims | size lxwxh | الأبعاد | أبعاد الطرد | أبعاد المنتج | المقاسات',
  ),
  medianSide: list(
    'Median side (cm) | الضلع الأوسط (سم) | middle side | medium side | width | item width',
    'package width | parcel width | العرض | عرض الطرد | عرض المنتج | W | أوسط ضلع',
  ),
  shortestSide: list(
    'Shortest side (cm) | أقصر ضلع (سم) | shortest side | height | item height | package height',
    'parcel height | depth | الارتفاع | ارتفاع الطرد | ارتفاع المنتج | العمق | H | الضلع الأقصر',
  ),
  weight: list(
    'Weight (g) | الوزن (جم) | item weight | package weight | parcel weight | unit weight',
    'gross weight | وزن المنتج | وزن الطرد | الوزن الإجمالي | الوزن الفعلي | actual weight',
  ),
  handover: list(
    'Handover | طريقة التسليم | التسليم | handover method | pickup or drop off | drop off / pickup',
  ),
  cost: list(
    'Cost (SAR) | التكلفة (ر.س) | product cost | cost price | unit cost | purchase price',
    'purchase cost | buying price | cost per unit | cogs | cost of goods | landed cost',
    'supplier price | تكلفة المنتج | سعر التكلفة | سعر الشراء | تكلفة الشراء | تكلفة الوحدة',
    'تكلفة القطعة | تكلفة الحبة | الكلفة | كلفة المنتج | سعر المورد | سعر الجملة',
    'cost excluding vat | cost excl vat | cost ex vat | cost before vat | cost without vat | net cost',
    'التكلفة بدون الضريبة | التكلفة قبل الضريبة | سعر الشراء قبل الضريبة | صافي التكلفة',
  ),
  costIncludesVat: list(
    'The cost includes VAT | التكلفة تشمل الضريبة | cost includes vat | cost incl vat',
    'cost vat included | vat included in cost | شامل الضريبة | التكلفة شاملة الضريبة',
    'سعر الشراء شامل الضريبة',
  ),
  costVat: list(
    'VAT on the cost (%) | الضريبة على التكلفة (%) | cost vat rate | purchase vat rate | input vat',
    'ضريبة الشراء | ضريبة التكلفة',
  ),
  vat: list(
    'VAT on the sale (%) | الضريبة على البيع (%) | vat | vat rate | vat_rate_sa | sales vat',
    'tax rate | الضريبة | ضريبة القيمة المضافة | نسبة الضريبة | ضريبة البيع',
  ),
  vatRegistered: list(
    'Registered for VAT | مسجل في ضريبة القيمة المضافة | مسجل في الضريبة | vat registered | مسجل بالضريبة',
    'مسجل ضريبيا',
  ),
  feeVatIsCost: list(
    'VAT on fees not recovered | ضريبة الرسوم غير مستردة',
    'VAT on fees is a cost | الضريبة على الرسوم تكلفة | fee vat is cost | fees vat not recovered',
  ),
  profit: list(
    'Required profit (SAR or %) | الربح المطلوب | الربح المطلوب (ر.س أو %) | required profit | target profit',
    'desired profit | profit wanted | profit required | profit target | الربح المستهدف',
    'الربح المرغوب | الربح المراد',
  ),
  marginRate: list(
    'Required margin (%) | الهامش المطلوب (%) | Wanted margin (%) | target margin | desired margin',
    'margin wanted | margin target | هامش الربح المطلوب | الهامش المستهدف | هامش الربح المستهدف',
    'نسبة الربح المطلوبة',
  ),
  marginAmount: list(
    'Required profit amount (SAR) | مبلغ الربح المطلوب (ر.س) | Wanted profit (SAR) | wanted profit',
    'wanted profit amount | required profit amount',
    'target profit amount | مبلغ الربح المستهدف',
  ),
  marginBase: list('Margin of | الهامش من | margin base | margin basis | أساس الهامش'),
  extraRate: list(
    'Extra costs (%) | مصاريف إضافية (%) | Extra fees (%) | رسوم إضافية (%) | extra rate | extra percent',
    'نسبة الرسوم الإضافية',
  ),
  extraFixed: list(
    'Extra costs (SAR) | مصاريف إضافية (ر.س) | Extra fees (SAR) | رسوم إضافية (ر.س) | extra costs | extra cost',
    'مصاريف إضافية | extra fees | رسوم إضافية | other costs | تكاليف أخرى | مصاريف أخرى',
  ),
  adsRate: list(
    'Ads (%) | الإعلانات (%) | ads rate | ads percent | ad spend (%) | advertising (%) | marketing (%) | tacos (%)',
    'ads | ads (% of price) | ads, share of the price | الإعلانات | الإعلانات (% من السعر) | الإعلانات، نسبة من السعر',
    'ads % of price | نسبة الإعلانات | التسويق (%) | نسبة التسويق | الإعلان (%)',
  ),
  couponRate: list(
    'Coupons (%) | الكوبونات (%) | coupon (%) | coupon rate | coupon share | coupon percent | coupons % of price',
    'coupons | coupons (% of price) | coupons, share of the price | الكوبونات | الكوبونات (% من السعر)',
    'الكوبونات، نسبة من السعر | نسبة الكوبون | نسبة الكوبونات | كوبون (%) | كوبونات الخصم (%)',
  ),
  returnCost: list(
    'Return cost (SAR) | تكلفة المرتجعات (ر.س) | return cost | returns cost | return cost per unit | cost of returns',
    'returns per unit (SAR) | تكلفة المرتجعات | تكلفة الإرجاع | المرتجعات للقطعة (ر.س)',
  ),
  storageCost: list(
    'Storage cost (SAR) | تكلفة التخزين (ر.س) | storage cost | storage cost per unit | storage per unit (SAR)',
    'تكلفة التخزين | تكلفة التخزين للقطعة | التخزين للقطعة (ر.س)',
  ),
  ending: list('Price ending | نهاية السعر | rounding | price rounding | تقريب السعر'),
  referralRate: list(
    'Agreed commission (%) | عمولة متفق عليها (%) | Own commission (%) | عمولة خاصة بك (%) | agreed commission',
    'my commission (%) | العمولة المتفق عليها | العمولة الخاصة',
  ),
  fulfilmentFee: list(
    'Agreed fulfilment fee (SAR) | رسوم شحن وتجهيز متفق عليها (ر.س) | Own fulfilment fee (SAR)',
    'رسوم تجهيز خاصة بك (ر.س) | agreed fulfilment fee',
    'own fulfillment fee | رسوم الشحن المتفق عليها | رسوم التجهيز المتفق عليها',
  ),
  price: list(
    'Your price (SAR) | سعرك (ر.س) | own price | wanted price | target price | desired price | price wanted',
    'price required | required price | السعر المطلوب | السعر المستهدف | السعر المرغوب | سعر البيع المطلوب',
    'سعر البيع المستهدف',
  ),
  currentPrice: list(
    'Current price (SAR) | السعر الحالي (ر.س) | current price | price | selling price | sale price | sales price',
    'offer price | list price | your-price | standard_price | retail price | السعر | السعر المكتوب | سعر البيع',
    'سعر البيع الحالي | السعر الحالي | سعر المنتج | price incl vat | price including vat | market price',
    'selling price incl vat | selling price including vat | السعر شامل الضريبة | سعر البيع شامل الضريبة',
    'السعر مع الضريبة | price excl vat | price excluding vat | price before vat | السعر قبل الضريبة',
    'السعر بدون الضريبة | سعر البيع قبل الضريبة | سعر البيع بدون الضريبة | today price | live price | store price',
    'سعر المتجر | سعر السوق | سعر العرض | regular price | السعر العادي | السعر الأساسي',
  ),
  minPrice: list(
    'Lowest price allowed (SAR) | أدنى سعر مسموح (ر.س) | min price | minimum price allowed | price_min | price min',
    'noon price min | x_noon_price_min',
    'min_price | lowest allowed price | minimum allowed price | minimum seller allowed price | أقل سعر مسموح',
    'الحد الأدنى للسعر',
  ),
  maxPrice: list(
    'Highest price allowed (SAR) | أعلى سعر مسموح (ر.س) | max price | maximum price allowed | price_max | price max',
    'noon price max | x_noon_price_max',
    'max_price | highest allowed price | maximum allowed price | maximum seller allowed price | أقصى سعر مسموح',
    'الحد الأعلى للسعر',
  ),
  monthlySales: list(
    'Units sold a month | القطع المبيعة شهريًا | monthly sales | units sold monthly | units per month | sales per month',
    'units / month | units a month | units sold per month | units sold / month | sold per month | sold / month',
    'monthly units sold | quantity sold per month | qty sold / month | sales / month | المبيعات بالشهر | المبيعات في الشهر',
    'المبيعات شهريا | عدد المبيعات بالشهر | القطع بالشهر | القطع المباعة شهريا | القطع المباعة بالشهر',
    'القطع المبيعة بالشهر | متوسط المبيعات الشهرية | مبيع الشهر | الكمية المباعة شهريا | الكمية المباعة بالشهر',
    'monthly units | units sold last month | sold last 30 days | المبيعات الشهرية | مبيعات الشهر | عدد المبيعات الشهرية',
    'الكمية المبيعة شهريا',
  ),
};
