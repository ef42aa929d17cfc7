/**
 * What sellers and marketplaces call things beside their own names: one place, to be added to. Case, spelling variants, signs
 * between words and the Arabic article make no difference, so one spelling of each is enough.
 */

/** Other names of stores, by code. A name of several stores is told to be ambiguous. */
export const storeAliases: Readonly<Record<string, readonly string[]>> = {
  NOON_SA_FBN: ['noon', 'نون', 'noon fbn', 'fbn', 'نون fbn', 'fulfilled by noon', 'noon sa', 'noon ksa'],
  NOON_SA_DIRECTSHIP: [
    'noon',
    'نون',
    'noon directship',
    'directship',
    'direct ship',
    'noon fbp',
    'fbp',
    'نون fbp',
    'نون دايركت شيب',
    'noon sa',
    'noon ksa',
  ],
  AMAZON_SA_FBA: ['amazon', 'أمازون', 'amazon.sa', 'amazon fba', 'fba', 'أمازون fba', 'fulfilment by amazon'],
  AMAZON_SA_EASYSHIP: [
    'amazon',
    'أمازون',
    'amazon.sa',
    'easy ship',
    'easyship',
    'إيزي شيب',
    'amazon easy ship',
  ],
  AMAZON_SA_SELFSHIP: [
    'amazon',
    'أمازون',
    'amazon.sa',
    'self ship',
    'selfship',
    'amazon fbm',
    'fbm',
    'أمازون شحن ذاتي',
  ],
  TRENDYOL_SA: ['trendyol', 'ترنديول'],
  SALLA: ['salla', 'سلة', 'متجر سلة'],
  ZID: ['zid', 'زد', 'متجر زد'],
  SHEIN_SA: ['shein', 'شي إن', 'شيإن'],
  TEMU_SA: ['temu', 'تيمو'],
  ALIEXPRESS_SA: ['aliexpress', 'ali express', 'علي إكسبريس', 'علي اكسبرس'],
  JARIR: ['jarir', 'جرير', 'مكتبة جرير'],
  CUSTOM: ['other', 'other store', 'custom', 'متجر آخر', 'أخرى'],
};

/** Other names of size classes, by their English name, whatever their code in a store. */
export const sizeClassAliases: Readonly<Record<string, readonly string[]>> = {
  'Small envelope': ['small env', 'مغلف صغير', 'ظرف صغير'],
  'Standard envelope': ['std envelope', 'standard env', 'envelope', 'مغلف قياسي', 'ظرف', 'ظرف قياسي'],
  'Large envelope': ['large env', 'مغلف كبير', 'ظرف كبير'],
  'Standard parcel': [
    ...['standard size', 'small standard size', 'large standard size', 'std size', 'small parcel'],
    ...['standard', 'parcel', 'std parcel', 'طرد', 'قياسي', 'طرد عادي', 'طرد قياسي'],
  ],
  Oversize: [
    ...['small oversize', 'medium oversize', 'large oversize', 'special oversize', 'large bulky'],
    ...['over size', 'oversized', 'كبير', 'حجم كبير', 'كبير الحجم'],
  ],
  'Extra oversize': ['extra over size', 'extra oversized', 'xl oversize', 'كبير جدا', 'حجم كبير جدا'],
  Bulky: ['bulk', 'ضخم', 'حجم ضخم'],
};

/** noon's product families: the families of ours they fall under, or the sub families where they are narrower. */
export const noonFamilies: Readonly<
  Record<string, { readonly families: readonly string[] } | { readonly subFamilies: readonly string[] }>
> = {
  apparel: { subFamilies: ['apparel_footwear'] },
  footwear: { subFamilies: ['apparel_footwear'] },
  watches: { subFamilies: ['watches'] },
  eyewear: { subFamilies: ['eyewear'] },
  jewelry: { subFamilies: ['gold_bars_coins', 'silver_bars', 'fine_jewelry', 'other_jewelry'] },
  bags_luggage: { subFamilies: ['travel_luggage', 'other_bags'] },
  cleaning_hygiene: { subFamilies: ['cleaning_hygiene'] },
  bath: { subFamilies: ['home_general'] },
  bedding: { subFamilies: ['home_general'] },
  home_decor: { subFamilies: ['home_general'] },
  home_improvement: { subFamilies: ['home_general'] },
  gardening: { subFamilies: ['home_general'] },
  kitchen_dining: { subFamilies: ['home_general'] },
  furniture: { subFamilies: ['furniture'] },
  fragrance: { subFamilies: ['fragrance'] },
  colour_cosmetics: { subFamilies: ['cosmetics_generic', 'cosmetics_brand'] },
  hair_personal_care: {
    subFamilies: [
      'personal_care_generic',
      'personal_care_brand',
      'electronic_care_generic',
      'electronic_care_brand',
    ],
  },
  health_nutrition: { subFamilies: ['health_nutrition'] },
  mobiles: { families: ['mobiles'] },
  laptops: { subFamilies: ['laptops_desktops'] },
  electronic_accessories: { families: ['mobiles', 'computers', 'audio_video_wearables', 'cameras'] },
  audio_video: { families: ['audio_video_wearables'] },
  camera: { families: ['cameras'] },
  home_appliances: { families: ['appliances'] },
  video_games: { families: ['video_games'] },
  music: { subFamilies: ['music'] },
  video: { subFamilies: ['video'] },
  baby_product: { subFamilies: ['baby_products'] },
  toys: { subFamilies: ['toys'] },
  pets: { families: ['pets'] },
  automotive: { families: ['automotive'] },
  food_beverages: { subFamilies: ['food_beverages'] },
  sports_outdoor: { subFamilies: ['sports_outdoors'] },
  stationery: { subFamilies: ['office_supplies'] },
};
