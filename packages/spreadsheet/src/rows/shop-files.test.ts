import { describe, expect, test } from 'vitest';
import { openPaste } from '../read/open-paste.ts';
import { productSheet } from '../read-product-sheets.ts';
import type { LeftOutRow } from './recognise/layout-rows.ts';
import { sampleBook as book } from './testing/sample-book.ts';
import type { RowTexts } from './layouts/product-column.ts';

const today = '2026-11-27';

/** A file of a shop: headers and rows with a bar between cells. */
const fileOf = (...lines: readonly string[]) =>
  productSheet(openPaste(lines.map((line) => line.split('|').join('\t')).join('\n')), undefined, today);

type Wanted = Partial<RowTexts>;
interface Case {
  readonly name: string;
  readonly layout: string;
  readonly lines: readonly string[];
  /** The headers that are asked about. */
  readonly asked?: readonly string[];
  readonly texts: readonly Wanted[];
  readonly leftOut: readonly LeftOutRow[];
}

const cases: readonly Case[] = [
  {
    name: 'Shopify with its earlier headers',
    layout: 'shopifyProducts',
    lines: [
      'Handle|Title|Body (HTML)|Vendor|Type|Tags|Published|Option1 Name|Option1 Value|Option2 Name|Option2 Value|Variant SKU|Variant Grams|Variant Inventory Tracker|Variant Inventory Qty|Variant Price|Variant Compare At Price|Variant Barcode|Image Src|Image Position|SEO Title|Google Shopping / Gender|Fabric (product.metafields.custom.fabric)|Variant Weight Unit|Price / International|Cost per item|Status',
      'belt|Leather belt|<p>x</p>|Acme|Watches|a, b|true|Size|M|Colour|Black|B-M|250|shopify|3|79|99|6281000001001|http://x/1.jpg|1|Belt|male|leather|kg|19|31|active',
      'belt|||||||Size|L|Colour|Black|B-L|260|shopify|4|79|99|6281000001002|http://x/2.jpg|2||||kg|19|32|',
      'belt||||||||||||||||||http://x/3.jpg|3|||||||',
      'mug|Mug|<p>y</p>|Acme|Watches||true|Title|Default Title|||MUG|400|shopify|9|25||6281000001003|http://x/4.jpg|1||||||11|active',
      'mug||||||||||||||||||http://x/5.jpg|2|||||||',
    ],
    texts: [
      {
        name: 'Leather belt - M / Black',
        sku: 'B-M',
        barcode: '6281000001001',
        weight: '250',
        cost: '31',
        currentPrice: '79',
        subFamily: 'Watches',
      },
      { name: 'Leather belt - L / Black', sku: 'B-L', weight: '260', cost: '32', subFamily: 'Watches' },
      { name: 'Mug', sku: 'MUG', weight: '400', currentPrice: '25' },
    ],
    leftOut: [
      { at: 3, reason: 'image' },
      { at: 5, reason: 'image' },
    ],
  },
  {
    name: 'Shopify with its present headers',
    layout: 'shopifyProducts',
    lines: [
      'Title|URL handle|Description|Vendor|Product category|Type|Tags|Published on online store|Status|SKU|Barcode|Option1 name|Option1 value|Option1 Linked To|Price|Compare-at price|Cost per item|Charge tax|Inventory quantity|Weight value (grams)|Weight unit for display|Packed product length|Packed product width|Packed product height|Packed product dimension unit|Product image URL|Image position|Gift card',
      'Cap|cap|x|Acme|Apparel > Hats|Watches|a|TRUE|active|CAP-R|6281000001010|Colour|Red||40|50|12|TRUE|4|120|g|25|20|12|cm|http://x/1.jpg|1|FALSE',
      '|cap||||||TRUE|active|CAP-B|6281000001011|Colour|Blue||45||13|TRUE|2|120|g|25|20|12|cm|http://x/2.jpg|2|FALSE',
      '|cap||||||TRUE|active|||||||||||||||||http://x/3.jpg|3|',
    ],
    texts: [
      {
        name: 'Cap - Red',
        sku: 'CAP-R',
        currentPrice: '40',
        cost: '12',
        weight: '120',
        longestSide: '25 cm',
      },
      { name: 'Cap - Blue', sku: 'CAP-B', currentPrice: '45', subFamily: 'Watches' },
    ],
    leftOut: [{ at: 3, reason: 'image' }],
  },
  {
    name: 'WooCommerce with variations, in other units',
    layout: 'wooCommerceProducts',
    // A shop keeps its prices with tax or without, and does not say so.
    asked: ['Regular price'],
    lines: [
      'ID|Type|SKU|GTIN, UPC, EAN, or ISBN|Name|Published|Is featured?|Visibility in catalog|Date sale price starts|Date sale price ends|Tax status|In stock?|Stock|Weight (lbs)|Length (in)|Width (in)|Height (in)|Sale price|Regular price|Categories|Images|Parent|Position|Attribute 1 name|Attribute 1 value(s)|Attribute 1 visible|Meta: _x|Cost of goods',
      '7|variable|SH||Shirt|1|0|visible|||taxable|1||1.5|12|10|2|||Watches|http://x||0|Size|S, M|1|a|',
      '8|variation|SH-S|6281000001020|Shirt - S|1|0|visible|||taxable|1|3|||||60|80||http://x|SH|0|Size|S|1|a|22',
      '9|variation|SH-M||Shirt|1|0|visible|2020-01-01T00:00:00+00:00|2020-02-01T00:00:00+00:00|taxable|1|3|2||||60|80|||id:7|0|Size|M|1||23',
      '10|simple, virtual|V-1||Card|1|0|visible|2026-11-01|2026-11-30|none|1|||||| 15|20|Watches|||0|||||9',
      '11|grouped|G-1||Set|1|0|visible|||taxable|1||||||||Watches|||0|||||',
    ],
    texts: [
      {
        sku: 'SH-S',
        barcode: '6281000001020',
        name: 'Shirt - S',
        weight: '1.5',
        longestSide: '12',
        subFamily: 'Watches',
        currentPrice: '60',
        cost: '22',
      },
      { sku: 'SH-M', name: 'Shirt - M', weight: '2', currentPrice: '80' },
      { sku: 'V-1', name: 'Card', currentPrice: '15' },
    ],
    leftOut: [
      { at: 1, reason: 'parent' },
      { at: 5, reason: 'parent' },
    ],
  },
  {
    name: 'Salla with options, below its line of titles',
    layout: 'sallaProducts',
    lines: [
      'بيانات المنتج||||||||||||||||||||||',
      'النوع |أسم المنتج|تصنيف المنتج|صورة المنتج|نوع المنتج|سعر المنتج|الوصف|هل يتطلب شحن؟|رمز المنتج sku|سعر التكلفة|السعر المخفض|تاريخ بداية التخفيض|تاريخ نهاية التخفيض|اقصي كمية لكل عميل|الوزن|وحدة الوزن|الماركة|الباركود|MPN|خاضع للضريبة ؟|[1] الاسم|[1] النوع|[1] القيمة',
      'منتج|عطر|الساعات|http://x|منتج جاهز|150|نص|نعم|P-0|60|120|2026-01-01|2026-12-31|0|0.4|kg|س|||نعم|الحجم|نص|50, 100',
      'خيار|||||||| P-50||||||0.3|kg|||||||50 مل',
      'خيار|||||200|||P-100|80|||||||||||||100 مل',
      'منتج|شمعة|الساعات|http://x|منتج جاهز|45|نص|نعم|C-1|20||||0|350|جم|س|||نعم|||',
      'خيار||||||||||||||||||||||ورد',
    ],
    texts: [
      {
        sku: 'P-50',
        name: 'عطر - 50 مل',
        subFamily: 'الساعات',
        cost: '60',
        currentPrice: '120',
        weight: '0.3 kg',
      },
      { sku: 'P-100', name: 'عطر - 100 مل', cost: '80', currentPrice: '200', weight: '0.4 kg' },
      { sku: 'C-1', name: 'شمعة', currentPrice: '45', weight: '350 جم' },
    ],
    leftOut: [
      { at: 2, reason: 'parent' },
      { at: 6, reason: 'option' },
    ],
  },
  {
    name: 'Zid with variants',
    layout: 'zidProducts',
    lines: [
      'sku|barcode|has_variants|name_ar|name_en|description_ar|short_description_ar|product_page_title_ar|product_page_url|quantity|categories_ar|categories_en|keywords|weight|weight_unit|published|option1_name_ar|option1_name_en|option1_value_ar|option1_value_en|price|sale_price|cost|images|has_dropdown|dropdown_choice1_price',
      'Z.1||Yes|قبعة|Cap|x|y|z|u|5|الساعات|Watches||200|g|Yes|اللون|Colour|||60||20|http://x|No|',
      'Z.2|6281000001030||||||||3||||||Yes|اللون|Colour|أحمر|Red|60|50|||No|',
      'Z.3|||||||||2||||250|g|Yes|اللون|Colour|أزرق|Blue|65||22||No|',
      'Z.4||No|كوب|Mug|x|y|z|u|5|الساعات|Watches||0.4|kg|Yes|||||30|25|10||No|',
    ],
    texts: [
      {
        sku: 'Z.2',
        nameAr: 'قبعة - أحمر',
        nameEn: 'Cap - Red',
        subFamily: 'Watches',
        weight: '200 g',
        cost: '20',
        currentPrice: '50',
      },
      {
        sku: 'Z.3',
        nameAr: 'قبعة - أزرق',
        nameEn: 'Cap - Blue',
        weight: '250 g',
        cost: '22',
        currentPrice: '65',
      },
      { sku: 'Z.4', nameEn: 'Mug', currentPrice: '25', weight: '0.4 kg' },
    ],
    leftOut: [{ at: 1, reason: 'parent' }],
  },
  {
    name: "noon's template of 2026 with its rows about the columns",
    layout: 'noonCatalogue',
    lines: [
      'Noon item setup||||||||||',
      'family|product_type|product_subtype|seller_sku|brand|parent_group_key|product_title|long_description|item_condition|feature_bullet_7|vat_rate_sa',
      'Family|Product type|Subtype|Seller SKU|Brand|Group|Title|Description|Condition|Bullet|VAT',
      'Mandatory|Mandatory|Mandatory|Mandatory|Mandatory|Optional|Mandatory|Optional|Mandatory|Optional|Mandatory',
      '||||||||||',
      '||||||||||',
      '||||||||||',
      '||||||||||',
      'text|text|text|text|text|text|text|text|text|text|text',
      'kitchen|drinkware|cups|N-1|Acme||Steel cup|text|New|b|Std',
    ],
    texts: [{ sku: 'N-1', name: 'Steel cup', vat: 'Std' }],
    leftOut: [2, 3, 8].map((at) => ({ at, reason: 'template' as const })),
  },
  {
    name: "noon's inventory of several countries",
    layout: 'noonFbnInventory',
    lines: [
      'id_partner|pbarcode|partner_sku|title|longest_side|median_side|shortest_side|weight|country_code|warehouse_code',
      '1|PB1|F-1|Lamp|20|15|10|0.4|SA|R1',
      '1|PB2|F-2|Lamp two|20|15|10|0.4|AE|D1',
    ],
    texts: [{ sku: 'F-1' }],
    leftOut: [{ at: 2, reason: 'otherCountry' }],
  },
];

describe.each(cases)('$name', ({ layout, lines, texts, leftOut, asked = [] }) => {
  test('is recognised, and its rows are those of products', () => {
    const sheet = fileOf(...lines);
    expect(sheet.columns.layout).toBe(layout);
    expect(sheet.columns.questions.map(({ index }) => sheet.columns.headers[index])).toEqual(asked);
    expect(sheet.texts().map((row) => row.texts)).toMatchObject(texts);
    expect(sheet.texts()).toHaveLength(texts.length);
    expect(sheet.read().leftOut).toEqual(leftOut);
  });

  test('is recognised in any order, without some columns and with others', () => {
    const first = lines.map((line) => line.split('|')).find((cells) => cells.filter(Boolean).length > 3);
    const kept = (first ?? []).filter((_, at) => at % 5 !== 3).toReversed();
    const sheet = productSheet(
      openPaste([['Shelf', ...kept].join('\t'), ['9', ...kept.map(() => 'x')].join('\t')].join('\n')),
    );
    expect(sheet.columns.layout).toBe(layout);
  });
});

test('a sheet of a seller is none of these files', () => {
  const own = fileOf(
    'ID|Type|SKU|Name|Weight (kg)|Length (cm)|Width (cm)|Height (cm)|Price|Sale price|Cost|Categories|Images|Tags|Description',
    '1|Watches|A|Lamp|0.4|20|15|10|99||30|Watches|x|y|z',
  );
  expect(own.columns.layout).toBeNull();
  expect(
    fileOf('Title|SKU|Barcode|Price|Type|Vendor|Cost', 'Lamp|A|1|9|Watches|X|3').columns.layout,
  ).toBeNull();
});

test('a product that nothing else is known of is read from each of these files', () => {
  const [shopify] = cases;
  const read = fileOf(...(shopify?.lines ?? [])).rows({
    book,
    defaults: { store: 'FBN', sizeClass: 'standard_parcel' },
  });
  expect(read.map(({ read: each }) => (each.ok ? each.product : each.problems))).toMatchObject([
    { nameEn: 'Leather belt - M / Black', weight: 250, cost: 31_00, currentPrice: 79_00 },
    { nameEn: 'Leather belt - L / Black', weight: 260 },
    { nameEn: 'Mug', weight: 400 },
  ]);
});

test('many variants of one product take what they share from its first row', () => {
  const rows = Array.from({ length: 20_000 }, (_, at) => `belt|${at === 0 ? 'Belt' : ''}|V-${at}|9|${at}`);
  const sheet = fileOf('Handle|Title|Variant SKU|Variant Price|Option1 Value', ...rows);
  expect(sheet.texts()).toHaveLength(20_000);
  expect(sheet.texts().at(-1)?.texts.name).toBe('Belt - 19999');
});
