/** Goods of the demo sellers: sub family, optional type, both names, cost in riyals, weight in grams, sides in centimetres. */
const table = `
apparel_footwear/abayas | Embroidered crepe abaya | عباية كريب مطرزة | 95 | 620 | 35 x 28 x 5
apparel_footwear/sports_shoes | Light running shoes | حذاء جري خفيف | 88 | 780 | 33 x 21 x 12
watches/mens_watches | Steel chronograph watch | ساعة كرونوغراف معدنية | 145 | 240 | 12 x 10 x 8
watches/womens_watches | Rose gold mesh watch | ساعة نسائية بسوار شبكي وردي | 110 | 160 | 10 x 10 x 8
eyewear/sunglasses | Polarised sunglasses | نظارة شمسية مستقطبة | 42 | 120 | 17 x 7 x 6
gold_bars_coins | Gold bar, 5 g | سبيكة ذهب 5 جرام | 1980 | 20 | 9 x 6 x 1
silver_bars | Silver bar, 100 g | سبيكة فضة 100 جرام | 460 | 130 | 10 x 7 x 2
fine_jewelry | Gold necklace with zircon | عقد ذهب بحجر الزركون | 720 | 60 | 9 x 9 x 4
other_jewelry | Stainless steel bracelet | سوار من الستانلس ستيل | 18 | 45 | 9 x 9 x 3
travel_luggage/cabin_suitcases | Cabin suitcase, 20 inch | حقيبة سفر صغيرة 20 بوصة | 135 | 2900 | 56 x 37 x 24
other_bags/backpacks | Water resistant backpack | حقيبة ظهر مقاومة للماء | 58 | 850 | 42 x 30 x 12
other_bags/wallets | Leather card wallet | محفظة بطاقات جلدية | 24 | 90 | 12 x 9 x 2
cleaning_hygiene/detergents | Liquid detergent, 3 l | منظف غسيل سائل 3 لتر | 21 | 3250 | 30 x 20 x 11
home_general/coffee_dallah_sets | Dallah with six cups | دلة قهوة مع ستة فناجين | 92 | 1850 | 32 x 26 x 18
home_general/cookware | Granite cookware set, 7 pieces | طقم قدور جرانيت 7 قطع | 189 | 6400 | 44 x 33 x 25
home_general/bed_linen | Cotton bed set, king size | مفرش قطن مقاس كبير | 76 | 2100 | 38 x 32 x 14
furniture/chairs | Folding majlis chair | كرسي مجلس قابل للطي | 118 | 7200 | 85 x 55 x 14
furniture/storage_units | Five drawer storage unit | وحدة تخزين بخمسة أدراج | 164 | 9800 | 72 x 42 x 30
fragrance/oud_bakhoor | Bakhoor tablets, 40 pieces | أقراص بخور 40 حبة | 32 | 210 | 13 x 9 x 6
fragrance/perfumes | Amber eau de parfum, 100 ml | عطر العنبر 100 مل | 84 | 420 | 15 x 9 x 6
cosmetics_generic | Makeup brush set, 12 pieces | طقم فرش مكياج 12 قطعة | 19 | 180 | 22 x 12 x 4
cosmetics_brand/lipsticks | Matte liquid lipstick | أحمر شفاه سائل مطفي | 27 | 40 | 12 x 4 x 3
personal_care_generic | Exfoliating bath glove | ليفة مغربية للتقشير | 6 | 50 | 19 x 14 x 1
personal_care_brand/sunscreens | Sunscreen SPF 50, 50 ml | واقي شمس بعامل حماية 50 | 36 | 80 | 15 x 5 x 4
electronic_care_generic | Facial cleansing brush | فرشاة تنظيف الوجه | 29 | 190 | 18 x 9 x 7
electronic_care_brand/hair_dryers | Ionic hair dryer, 2200 W | مجفف شعر أيوني 2200 واط | 112 | 910 | 29 x 24 x 11
health_nutrition/vitamins | Vitamin D3, 120 tablets | فيتامين د3 120 قرصًا | 34 | 110 | 11 x 6 x 6
phones_tablets/smartphones | Smartphone, 256 GB | هاتف ذكي 256 جيجابايت | 1290 | 420 | 18 x 10 x 6
phones_tablets/tablets | Tablet, 11 inch | جهاز لوحي 11 بوصة | 845 | 780 | 28 x 19 x 5
sim_cards | Prepaid data SIM | شريحة بيانات مسبقة الدفع | 48 | 15 | 9 x 6 x 0.5
stylus_pens | Stylus pen for tablets | قلم رقمي للأجهزة اللوحية | 38 | 60 | 19 x 5 x 2
phone_accessories/phone_cases | Clear phone case | غطاء جوال شفاف | 7 | 45 | 18 x 10 x 1
phone_accessories/power_banks | Power bank, 20,000 mAh | بطارية متنقلة 20000 مللي أمبير | 54 | 430 | 17 x 9 x 4
phone_accessories/chargers_cables | Fast charger, 65 W | شاحن سريع 65 واط | 39 | 150 | 12 x 8 x 5
laptops_desktops/laptops | Laptop, 14 inch, 16 GB | لابتوب 14 بوصة بذاكرة 16 جيجابايت | 1980 | 2300 | 42 x 29 x 9
memory_cards | Memory card, 128 GB | بطاقة ذاكرة 128 جيجابايت | 31 | 20 | 12 x 9 x 1
flash_drives | Flash drive, 64 GB | ذاكرة فلاش 64 جيجابايت | 16 | 25 | 12 x 9 x 1
other_storage | Portable SSD, 1 TB | قرص تخزين متنقل 1 تيرابايت | 245 | 130 | 14 x 10 x 3
networking | Wi-Fi 6 router | راوتر واي فاي 6 | 168 | 690 | 30 x 22 x 8
monitors_gpu | Monitor, 27 inch | شاشة كمبيوتر 27 بوصة | 560 | 6200 | 70 x 45 x 15
other_hardware | Power supply, 650 W | مزود طاقة 650 واط | 195 | 2400 | 28 x 20 x 11
pc_accessories/keyboards_mice | Wireless keyboard and mouse | لوحة مفاتيح وماوس لاسلكي | 66 | 740 | 45 x 16 x 5
software | Antivirus, one year | برنامج حماية لمدة سنة | 58 | 70 | 19 x 13 x 1
laptop_bags | Laptop sleeve, 15 inch | غلاف لابتوب 15 بوصة | 28 | 260 | 40 x 29 x 3
printers_scanners | Colour ink printer | طابعة حبر ملونة | 275 | 5600 | 50 x 36 x 22
other_office_electronics | Money counting machine | آلة عد النقود | 340 | 5200 | 34 x 32 x 25
televisions | Smart TV, 50 inch | تلفاز ذكي 50 بوصة | 980 | 13500 | 124 x 77 x 15
projectors_streaming | Portable projector | جهاز عرض متنقل | 310 | 1900 | 28 x 24 x 15
tv_accessories | TV wall bracket | حامل جداري للتلفاز | 44 | 2600 | 46 x 24 x 6
other_audio_video | Bluetooth speaker | سماعة بلوتوث متنقلة | 97 | 760 | 24 x 12 x 11
headphones/wireless_earbuds | Noise cancelling earbuds | سماعات أذن بعزل الضوضاء | 105 | 140 | 11 x 11 x 5
headphone_accessories | Silicone case for earbuds | غطاء سيليكون للسماعات | 8 | 30 | 10 x 8 x 3
ar_vr | Virtual reality headset | نظارة واقع افتراضي | 890 | 1150 | 34 x 22 x 15
smartwatches/smart_watches | Fitness smartwatch | ساعة ذكية رياضية | 175 | 170 | 12 x 10 x 7
wearable_accessories | Sport watch strap | سوار رياضي للساعة الذكية | 9 | 25 | 14 x 7 x 1
cameras_lenses | Portrait lens, 50 mm | عدسة تصوير 50 مم | 615 | 480 | 16 x 12 x 12
camera_accessories | Aluminium tripod | حامل كاميرا من الألمنيوم | 72 | 1350 | 48 x 13 x 12
large_appliances | Top load washing machine | غسالة تحميل علوي | 760 | 31000 | 92 x 58 x 56
small_appliances_compact | Robot vacuum cleaner | مكنسة روبوت | 420 | 5100 | 42 x 40 x 14
small_appliances_top_brands | Espresso machine | آلة قهوة إسبريسو | 480 | 5900 | 42 x 33 x 30
small_appliances_other/coffee_makers | Electric Arabic coffee maker | صانعة قهوة عربية كهربائية | 88 | 1700 | 28 x 24 x 22
consoles | Handheld games console | جهاز ألعاب محمول | 990 | 1300 | 30 x 21 x 10
games | Football game for console | لعبة كرة قدم لجهاز الألعاب | 145 | 110 | 18 x 14 x 2
gift_cards | Games gift card, 100 riyals | بطاقة هدايا للألعاب 100 ريال | 91 | 15 | 12 x 9 x 0.5
gaming_accessories | Wireless game controller | يد تحكم لاسلكية للألعاب | 118 | 410 | 18 x 16 x 8
books | Arabic cookbook, hard cover | كتاب طبخ عربي بغلاف مقوى | 39 | 890 | 27 x 21 x 3
music | Oud recordings on CD | تسجيلات عود على قرص | 22 | 100 | 14 x 13 x 1
video | Nature documentary on disc | فيلم وثائقي عن الطبيعة | 26 | 110 | 19 x 14 x 2
baby_products/strollers | Baby stroller, foldable | عربة أطفال قابلة للطي | 265 | 7600 | 88 x 48 x 27
toys/building_toys | Wooden building blocks | مكعبات بناء خشبية | 37 | 1450 | 31 x 24 x 9
pet_furniture | Cat scratching tree | شجرة خدش للقطط | 83 | 5400 | 60 x 42 x 15
pet_toys | Feather toy for cats | لعبة ريش للقطط | 8 | 60 | 28 x 8 x 3
pet_other | Automatic pet feeder | مطعم آلي للحيوانات الأليفة | 126 | 2050 | 35 x 24 x 22
auto_audio_video | Dash camera, 4K | كاميرا سيارة بدقة 4K | 138 | 390 | 17 x 12 x 8
vehicles | Electric scooter | سكوتر كهربائي | 690 | 14800 | 112 x 48 x 20
garage_tyres | Portable tyre inflator | منفاخ إطارات متنقل | 79 | 1250 | 24 x 19 x 10
auto_other | Car sunshade | مظلة زجاج السيارة | 17 | 520 | 36 x 13 x 13
food_beverages/dates | Sukkari dates, 1 kg | تمر سكري فاخر 1 كجم | 23 | 1080 | 24 x 17 x 7
sports_outdoors/yoga_mats | Yoga mat, 8 mm | سجادة يوغا 8 مم | 31 | 1150 | 62 x 13 x 13
office_supplies/pens | Gel pens, 24 colours | أقلام جل 24 لونًا | 14 | 280 | 21 x 16 x 2
all_other | Folding prayer mat | سجادة صلاة قابلة للطي | 26 | 640 | 34 x 26 x 5
`;

export interface Good {
  readonly subFamily: string;
  readonly type: string | undefined;
  readonly nameEn: string;
  readonly nameAr: string;
  /** Halalas. */
  readonly cost: number;
  /** Grams. */
  readonly weight: number;
  /** Millimetres. */
  readonly sides: readonly number[];
}

/** Reads a line; columns after the sides are left to the caller. */
export function parseGood(line: string): Good {
  const [name = '', nameEn = '', nameAr = '', cost, weight, sides = ''] = line.split(' | ');
  const [subFamily = '', type] = name.split('/');
  return {
    subFamily,
    type,
    nameEn,
    nameAr,
    cost: Number(cost) * 100,
    weight: Number(weight),
    sides: sides.split(' x ').map((side) => Math.round(Number(side) * 10)),
  };
}

export const demoGoods: readonly Good[] = table.trim().split('\n').map(parseGood);

/** Appends the check digit to the first twelve digits of a barcode. */
export function ean13(twelve: string): string {
  const sum = Array.from(twelve, Number).reduce(
    (total, digit, at) => total + digit * (at % 2 === 0 ? 1 : 3),
    0,
  );
  return `${twelve}${(10 - (sum % 10)) % 10}`;
}
