/** Proposed types of the common sub families: code, English, Arabic. */
export const proposedTypes: Readonly<Record<string, readonly (readonly [string, string, string])[]>> = {
  apparel_footwear: [
    ['abayas', 'Abayas', 'عبايات'],
    ['thobes', 'Thobes', 'ثياب رجالية'],
    ['t_shirts', 'T-shirts', 'تيشيرتات'],
    ['sports_shoes', 'Sports shoes', 'أحذية رياضية'],
  ],
  watches: [
    ['mens_watches', "Men's watches", 'ساعات رجالية'],
    ['womens_watches', "Women's watches", 'ساعات نسائية'],
  ],
  eyewear: [
    ['sunglasses', 'Sunglasses', 'نظارات شمسية'],
    ['eyeglass_frames', 'Eyeglass frames', 'إطارات نظارات طبية'],
  ],
  other_bags: [
    ['handbags', 'Handbags', 'حقائب يد'],
    ['backpacks', 'Backpacks', 'حقائب ظهر'],
    ['wallets', 'Wallets', 'محافظ'],
  ],
  travel_luggage: [
    ['cabin_suitcases', 'Cabin suitcases', 'حقائب سفر صغيرة'],
    ['luggage_sets', 'Luggage sets', 'أطقم حقائب سفر'],
  ],
  cleaning_hygiene: [
    ['detergents', 'Detergents', 'منظفات'],
    ['tissues', 'Tissues & paper towels', 'مناديل'],
  ],
  home_general: [
    ['cookware', 'Cookware', 'أواني الطبخ'],
    ['coffee_dallah_sets', 'Dallah & coffee sets', 'دلال وأطقم قهوة'],
    ['bed_linen', 'Bed linen', 'مفارش السرير'],
    ['wall_decor', 'Wall decor', 'ديكور جدران'],
  ],
  furniture: [
    ['chairs', 'Chairs', 'كراسي'],
    ['tables', 'Tables', 'طاولات'],
    ['storage_units', 'Storage units', 'وحدات تخزين'],
  ],
  fragrance: [
    ['perfumes', 'Perfumes', 'عطور'],
    ['oud_bakhoor', 'Oud & bakhoor', 'عود وبخور'],
    ['hair_mists', 'Hair mists', 'معطرات الشعر'],
  ],
  cosmetics_brand: [
    ['lipsticks', 'Lipsticks', 'أحمر شفاه'],
    ['foundations', 'Foundations', 'كريم أساس'],
    ['mascaras', 'Mascaras', 'ماسكارا'],
  ],
  personal_care_brand: [
    ['shampoos', 'Shampoos', 'شامبو'],
    ['skin_creams', 'Skin creams', 'كريمات البشرة'],
    ['sunscreens', 'Sunscreens', 'واقيات الشمس'],
  ],
  electronic_care_brand: [
    ['hair_dryers', 'Hair dryers', 'مجففات الشعر'],
    ['shavers', 'Shavers', 'ماكينات الحلاقة'],
  ],
  health_nutrition: [
    ['vitamins', 'Vitamins', 'فيتامينات'],
    ['protein_powders', 'Protein powders', 'مساحيق البروتين'],
  ],
  phones_tablets: [
    ['smartphones', 'Smartphones', 'هواتف ذكية'],
    ['tablets', 'Tablets', 'أجهزة لوحية'],
  ],
  phone_accessories: [
    ['phone_cases', 'Phone cases', 'أغطية الجوال'],
    ['screen_protectors', 'Screen protectors', 'واقيات الشاشة'],
    ['chargers_cables', 'Chargers & cables', 'شواحن وكابلات'],
    ['power_banks', 'Power banks', 'بطاريات متنقلة'],
  ],
  laptops_desktops: [
    ['laptops', 'Laptops', 'أجهزة لابتوب'],
    ['desktops', 'Desktops', 'أجهزة مكتبية'],
  ],
  pc_accessories: [
    ['keyboards_mice', 'Keyboards & mice', 'لوحات مفاتيح وماوسات'],
    ['laptop_stands', 'Laptop stands', 'حوامل اللابتوب'],
  ],
  headphones: [
    ['wireless_earbuds', 'Wireless earbuds', 'سماعات أذن لاسلكية'],
    ['over_ear_headphones', 'Over-ear headphones', 'سماعات رأس'],
  ],
  smartwatches: [
    ['smart_watches', 'Smartwatches', 'ساعات ذكية'],
    ['fitness_bands', 'Fitness bands', 'أساور رياضية'],
  ],
  small_appliances_other: [
    ['air_fryers', 'Air fryers', 'قلايات هوائية'],
    ['blenders', 'Blenders', 'خلاطات'],
    ['coffee_makers', 'Coffee makers', 'آلات تحضير القهوة'],
  ],
  baby_products: [
    ['diapers', 'Diapers', 'حفاضات'],
    ['feeding_bottles', 'Feeding bottles', 'رضّاعات'],
    ['strollers', 'Strollers', 'عربات أطفال'],
  ],
  toys: [
    ['building_toys', 'Building toys', 'ألعاب تركيب'],
    ['dolls', 'Dolls', 'دمى'],
    ['board_games', 'Board games', 'ألعاب لوحية'],
  ],
  pet_other: [
    ['cat_food', 'Cat food', 'طعام القطط'],
    ['cat_litter', 'Cat litter', 'رمل القطط'],
  ],
  auto_other: [
    ['car_care', 'Car care', 'العناية بالسيارة'],
    ['car_organisers', 'Car organisers', 'منظمات السيارة'],
  ],
  food_beverages: [
    ['dates', 'Dates', 'تمور'],
    ['arabic_coffee', 'Arabic coffee', 'قهوة عربية'],
    ['honey', 'Honey', 'عسل'],
  ],
  sports_outdoors: [
    ['fitness_equipment', 'Fitness equipment', 'أجهزة رياضية'],
    ['camping_gear', 'Camping gear', 'مستلزمات التخييم'],
    ['yoga_mats', 'Yoga mats', 'سجاد يوغا'],
  ],
  office_supplies: [
    ['notebooks', 'Notebooks', 'دفاتر'],
    ['pens', 'Pens', 'أقلام'],
  ],
};
