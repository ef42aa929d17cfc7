/** A product of the example sheet. Sums in halalas, weight in grams, sides in millimetres. */
interface ExampleGood {
  readonly subFamily: string;
  readonly nameEn: string;
  readonly nameAr: string;
  readonly cost: number;
  readonly weight: number;
  readonly sides: readonly [number, number, number];
  /** Price today. */
  readonly currentPrice: number;
}

/** Sub family, both names, cost in riyals, weight in grams, sides in centimetres, today's price in riyals. */
const table = `
apparel_footwear | Everyday abaya | عباية يومية | 70 | 560 | 34 x 27 x 4 | 189
fragrance | Body mist, 150 ml | معطر جسم 150 مل | 9 | 210 | 18 x 5 x 5 | 26
headphones | Wireless earbuds | سماعات لاسلكية | 68 | 120 | 10 x 10 x 5 | 139
phone_accessories | Car phone holder | حامل جوال للسيارة | 12 | 180 | 16 x 11 x 7 | 29
home_general | Coffee cups, 12 pieces | فناجين قهوة 12 حبة | 31 | 1250 | 30 x 22 x 9 | 79
apparel_footwear | Cotton T-shirt | قميص قطني | 11 | 190 | 28 x 22 x 2 | 25
fragrance | Oud oil, 12 ml | دهن عود 12 مل | 88 | 120 | 9 x 5 x 5 | 199
food_beverages | Ajwa dates, 1 kg | تمر عجوة 1 كجم | 42 | 1080 | 24 x 17 x 7 | 75
home_general | Bed sheet set, king size | طقم مفرش سرير كبير | 64 | 1900 | 36 x 30 x 13 | 139
apparel_footwear | Prayer dress | جلال صلاة | 33 | 430 | 30 x 24 x 4 | 75
phone_accessories | Fast charging cable, 2 m | كابل شحن سريع 2 م | 6 | 60 | 14 x 8 x 2 | 15
small_appliances_other | Electric kettle | غلاية كهربائية | 41 | 1200 | 25 x 22 x 20 | 79
toys | Arabic letters puzzle | بازل الحروف العربية | 13 | 450 | 30 x 22 x 4 | 35
sports_outdoors | Exercise mat, 10 mm | سجادة تمارين 10 مم | 24 | 1050 | 62 x 14 x 14 | 49
home_general | Incense burner | مبخرة منزلية | 27 | 640 | 18 x 14 x 14 | 69
fragrance | White musk, 50 ml | عطر مسك أبيض 50 مل | 46 | 260 | 13 x 7 x 5 | 99
phone_accessories | Shockproof phone case | غطاء جوال مضاد للصدمات | 9 | 60 | 18 x 10 x 2 | 27
small_appliances_other | Garment steamer | مكواة بخار يدوية | 58 | 1050 | 30 x 15 x 14 | 115
toys | Remote control car | سيارة بجهاز تحكم | 44 | 900 | 32 x 20 x 17 | 85
sports_outdoors | Resistance bands, 5 pieces | أحبال مقاومة 5 قطع | 15 | 520 | 24 x 18 x 6 | 39
home_general | Bath towel, cotton | منشفة حمّام قطنية | 14 | 480 | 30 x 25 x 6 | 35
fragrance | Bakhoor, 80 g | بخور معمول 80 جم | 28 | 180 | 12 x 9 x 6 | 65
phone_accessories | Power bank, 20,000 mAh | شاحن متنقل 20 ألف ملي أمبير | 47 | 430 | 17 x 9 x 5 | 99
small_appliances_other | Hand blender | خلاط يدوي | 36 | 980 | 40 x 12 x 11 | 75
toys | Bubble machine | آلة فقاعات | 16 | 420 | 22 x 16 x 10 | 39
sports_outdoors | Camping lantern | فانوس رحلات | 23 | 390 | 20 x 12 x 12 | 49
home_general | Storage box with lid | صندوق تخزين بغطاء | 19 | 1100 | 40 x 30 x 20 | 49
personal_care_brand | Hair clipper | ماكينة حلاقة | 54 | 620 | 24 x 18 x 8 | 109
phone_accessories | Screen protector, 2 pieces | حماية شاشة حبتان | 3 | 70 | 19 x 11 x 2 | 15
furniture | Folding side table | طاولة جانبية قابلة للطي | 49 | 3200 | 55 x 42 x 9 | 119
toys | Card game for families | لعبة بطاقات عائلية | 8 | 310 | 15 x 11 x 5 | 26
sports_outdoors | Water bottle, 1 l | قارورة ماء 1 لتر | 13 | 360 | 30 x 9 x 9 | 29
home_general | Wall clock | ساعة حائط | 22 | 800 | 32 x 32 x 6 | 55
personal_care_brand | Argan hair oil, 100 ml | زيت أرغان للشعر 100 مل | 17 | 160 | 15 x 5 x 5 | 39
headphones | Over-ear headphones | سماعات رأس | 96 | 380 | 22 x 19 x 9 | 189
furniture | Floor cushion | جلسة أرضية | 37 | 2100 | 50 x 45 x 18 | 79
food_beverages | Arabic coffee, 500 g | قهوة عربية 500 جم | 26 | 540 | 22 x 12 x 8 | 45
all_other | Prayer rug | سجادة صلاة | 21 | 760 | 35 x 25 x 6 | 49
apparel_footwear | Summer thobe | ثوب صيفي | 58 | 480 | 34 x 26 x 4 | 149
personal_care_brand | Hand cream, 75 ml | كريم يدين 75 مل | 6 | 95 | 15 x 5 x 3 | 15
headphones | Sports neckband | سماعات رياضية للرقبة | 29 | 110 | 15 x 15 x 4 | 59
furniture | Shoe rack, 4 shelves | رف أحذية 4 طوابق | 33 | 2700 | 58 x 30 x 10 | 75
food_beverages | Sidr honey, 500 g | عسل سدر 500 جم | 74 | 820 | 12 x 9 x 9 | 139
all_other | Gift box with ribbon | علبة هدايا بشريط | 5 | 230 | 26 x 20 x 9 | 19
apparel_footwear | Leather sandals | صندل جلد | 39 | 720 | 32 x 20 x 11 | 99
personal_care_brand | Miswak, pack of 6 | مسواك 6 حبات | 4 | 90 | 18 x 8 x 3 | 15
small_appliances_other | Arabic coffee maker, 1 l | صانعة قهوة عربية 1 لتر | 92 | 1650 | 27 x 23 x 21 | 179
toys | Magnetic tiles, 60 pieces | مكعبات مغناطيسية 60 قطعة | 58 | 1300 | 30 x 22 x 8 | 109
food_beverages | Saffron, 5 g | زعفران 5 جم | 31 | 70 | 10 x 7 x 3 | 59
all_other | Travel organiser set | طقم منظمات للسفر | 17 | 410 | 32 x 24 x 5 | 39
`;

function getGood(line: string): ExampleGood {
  const [subFamily = '', nameEn = '', nameAr = '', cost, weight, sides = '', price] = line.split(' | ');
  const [longest = 0, median = 0, shortest = 0] = sides.split(' x ').map((side) => Number(side) * 10);
  return {
    subFamily,
    nameEn,
    nameAr,
    cost: Number(cost) * 100,
    weight: Number(weight),
    sides: [longest, median, shortest],
    currentPrice: Number(price) * 100,
  };
}

const exampleGoods: readonly ExampleGood[] = table.trim().split('\n').map(getGood);

/** A row of the example sheet. */
export interface ExampleRow extends ExampleGood {
  readonly id: number;
}

interface Variant {
  readonly en: string;
  readonly ar: string;
  /** Counts how many of it are in the parcel. */
  readonly pieces: number;
  /** Cost in per cent of the good’s. */
  readonly cost: number;
}

const colours = [
  { en: 'black', ar: 'أسود', cost: 100 },
  { en: 'white', ar: 'أبيض', cost: 97 },
  { en: 'beige', ar: 'بيج', cost: 104 },
  { en: 'green', ar: 'أخضر', cost: 108 },
  { en: 'blue', ar: 'أزرق', cost: 113 },
] as const;

const variants: readonly Variant[] = colours.flatMap((colour) => [
  { ...colour, pieces: 1 },
  { en: `${colour.en}, two`, ar: `${colour.ar}، حبتان`, cost: colour.cost * 2, pieces: 2 },
]);

/** Two of a good lie on top of each other, and sell for a little less than twice its price. */
function toRow(good: ExampleGood, variant: Variant, id: number): ExampleRow {
  const [longest, median, shortest] = good.sides;
  return {
    ...good,
    id,
    nameEn: `${good.nameEn} – ${variant.en}`,
    nameAr: `${good.nameAr} – ${variant.ar}`,
    cost: Math.round((good.cost * variant.cost) / 100),
    weight: good.weight * variant.pieces,
    sides: [longest, median, shortest * variant.pieces],
    currentPrice: variant.pieces === 1 ? good.currentPrice : Math.round(good.currentPrice * 0.019) * 100 - 5,
  };
}

/** 500 products as a seller's file has them, the same for everybody. */
export const exampleRows: readonly ExampleRow[] = variants.flatMap((variant, at) =>
  exampleGoods.map((good, of) => toRow(good, variant, at * exampleGoods.length + of)),
);
