/** Terms sellers type, collected before the words were curated, each with the acceptable sub families. */
const written = `
سماعة = headphones; سماعات = headphones; سماعه بلوتوث = headphones other_audio_video;
ايربودز قبل = headphone_accessories headphones; سماعات راس للالعاب = headphones gaming_accessories; عطر = fragrance;
عطورات = fragrance; عطر رجالي = fragrance; دهن عود = fragrance; بخور = fragrance;
مبخرة كهربائية = fragrance home_general; معمول عود = fragrance; ساعة = watches; ساعات يد = watches;
ساعة نسائية = watches; ساعه ذكيه = smartwatches; ساعة حائط = home_general; عباية = apparel_footwear;
عبايات = apparel_footwear; عبايه كريب سوداء = apparel_footwear; طرحة = apparel_footwear; شيلة = apparel_footwear;
نقاب = apparel_footwear; جلابية = apparel_footwear; دراعة = apparel_footwear; ثوب = apparel_footwear;
ثياب = apparel_footwear; شماغ = apparel_footwear; غترة = apparel_footwear; فستان سهرة = apparel_footwear;
فساتين = apparel_footwear; تيشيرت = apparel_footwear; بنطلون جينز = apparel_footwear; بيجامة = apparel_footwear;
شراب = apparel_footwear; جزمة = apparel_footwear; جزم رياضية = apparel_footwear; نعال = apparel_footwear;
شباشب = apparel_footwear; كعب = apparel_footwear; صندل = apparel_footwear; ملابس داخلية = apparel_footwear;
قهوة = food_beverages; قهوه مختصه = food_beverages; هيل = food_beverages; زعفران = food_beverages;
تمر سكري = food_beverages; تمور = food_beverages; عسل سدر = food_beverages; بهارات = food_beverages;
شوكولاته = food_beverages; شاي = food_beverages; رز = food_beverages; مكسرات = food_beverages; نظارة شمسية = eyewear;
نظارات = eyewear; عدسات لاصقة = eyewear; سبيكة ذهب = gold_bars_coins; جنيه ذهب = gold_bars_coins;
سبيكة فضة = silver_bars; خاتم الماس = fine_jewelry; خاتم = fine_jewelry other_jewelry;
سلسال = fine_jewelry other_jewelry; اكسسوارات نسائية = other_jewelry; اسوارة = other_jewelry fine_jewelry;
حلق = other_jewelry fine_jewelry; سبحة = other_jewelry; شنطة سفر = travel_luggage; شناط سفر = travel_luggage;
شنطة يد = other_bags; شنط مدرسية = other_bags; شنطة ظهر = other_bags; محفظة = other_bags; بوك رجالي = other_bags;
منظفات = cleaning_hygiene; صابون غسيل = cleaning_hygiene; كلوركس = cleaning_hygiene; مناديل = cleaning_hygiene;
ممسحة = cleaning_hygiene; معقم = cleaning_hygiene; قدر = home_general; قدور ضغط = home_general; طقم صحون = home_general;
فناجيل = home_general; دلة = home_general; ترمس = home_general; مفرش = home_general; مخدة = home_general;
مخدات = home_general; لحاف = home_general; بطانية = home_general; ستارة = home_general; سجادة = home_general;
مناشف = home_general; روب حمام = home_general apparel_footwear; مزهرية = home_general; برواز = home_general;
شموع = home_general; نجفة = home_general; لمبات = home_general; دريل = home_general; مفك = home_general;
زراعة = home_general; كنب = furniture; كنبة = furniture; طاولة = furniture; كرسي مكتب = furniture; دولاب = furniture;
سرير نفر ونص = furniture; مرتبة = furniture home_general; رف = furniture home_general;
روج = cosmetics_brand cosmetics_generic; مكياج = cosmetics_brand cosmetics_generic;
ماسكرا = cosmetics_brand cosmetics_generic; كحل = cosmetics_brand cosmetics_generic;
فاونديشن = cosmetics_brand cosmetics_generic; مناكير = cosmetics_brand cosmetics_generic;
بلشر = cosmetics_brand cosmetics_generic; شامبو = personal_care_brand personal_care_generic;
بلسم شعر = personal_care_brand personal_care_generic; كريم مرطب = personal_care_brand personal_care_generic;
واقي شمس = personal_care_brand personal_care_generic; معجون اسنان = personal_care_brand personal_care_generic;
مزيل عرق = personal_care_brand personal_care_generic; زيت شعر = personal_care_brand personal_care_generic;
غسول = personal_care_brand personal_care_generic; استشوار = electronic_care_brand electronic_care_generic;
مكينة حلاقة = electronic_care_brand electronic_care_generic;
فرشاة اسنان كهربائية = electronic_care_brand electronic_care_generic;
جهاز ليزر = electronic_care_brand electronic_care_generic; فيتامين سي = health_nutrition; بروتين = health_nutrition;
كولاجين = health_nutrition; جهاز ضغط = health_nutrition; كمامات = health_nutrition cleaning_hygiene;
جوال = phones_tablets; جوالات = phones_tablets; تابلت = phones_tablets; شريحة بيانات = sim_cards;
قلم تابلت = stylus_pens; شاحن = phone_accessories; شواحن = phone_accessories; كفر جوال = phone_accessories;
كفرات جوال = phone_accessories; حماية شاشة = phone_accessories; سلك شحن = phone_accessories;
باور بانك = phone_accessories; حامل جوال = phone_accessories; لابتوب = laptops_desktops;
كمبيوتر مكتبي = laptops_desktops; رام = other_hardware memory_cards; كرت ذاكرة = memory_cards; فلاش = flash_drives;
هارديسك = other_storage; راوتر = networking; مقوي شبكة = networking; شاشة كمبيوتر = monitors_gpu;
كرت شاشة = monitors_gpu; ماوس = pc_accessories; كيبورد = pc_accessories; برنامج محاسبة = software;
شنطة لابتوب = laptop_bags; طابعة = printers_scanners;
حبر طابعة = printers_scanners office_supplies other_office_electronics;
الة حاسبة = other_office_electronics office_supplies; شاشة تلفزيون = televisions; تلفزيون = televisions;
بروجكتر = projectors_streaming; رسيفر = projectors_streaming tv_accessories; ريموت = tv_accessories;
مايك = tv_accessories; سبيكر = other_audio_video; نظارة واقع افتراضي = ar_vr; سير ساعة = wearable_accessories;
كاميرا = cameras_lenses; كاميرات مراقبة = cameras_lenses; ترايبود = camera_accessories; غسالة = large_appliances;
ثلاجة = large_appliances; فرن = large_appliances; مكيف = large_appliances; مكنسة كهربائية = small_appliances_compact;
دفاية = small_appliances_compact; قلاية هوائية = small_appliances_other small_appliances_top_brands;
خلاط = small_appliances_other small_appliances_top_brands;
مكينة قهوة = small_appliances_other small_appliances_top_brands;
غلاية = small_appliances_other small_appliances_top_brands; مكواة = small_appliances_other small_appliances_top_brands;
سوني 5 = consoles; يد تحكم = gaming_accessories; شريط لعبة = games; بطاقة ايتونز = gift_cards; كتاب = books;
روايات = books; مصحف = books; حفايظ = baby_products; رضاعة = baby_products; عربية اطفال = baby_products;
حليب اطفال = baby_products; لعبة = toys; العاب اطفال = toys; عروسة = toys; ليقو = toys;
سكوتر اطفال = toys sports_outdoors; اكل قطط = pet_other; رمل قطط = pet_other; بيت قطط = pet_furniture;
لعبة قطط = pet_toys; مسجل سيارة = auto_audio_video; كفرات سيارة = garage_tyres; زيت سيارة = auto_other;
معطر سيارة = auto_other; دباب = vehicles; خيمة = sports_outdoors; دمبل = sports_outdoors; سجادة يوغا = sports_outdoors;
سيكل = sports_outdoors; كورة = sports_outdoors; دفتر = office_supplies; اقلام رصاص = office_supplies;
ملزمة = office_supplies books; مقلمة = office_supplies; سماعت = headphones; عطوور = fragrance; جوالل = phones_tablets;
شنطه لاب توب = laptop_bags; نضارات = eyewear; ثلاجات = large_appliances; بروتيين = health_nutrition;
مكياح = cosmetics_brand cosmetics_generic; watch = watches; watches = watches; mens watch = watches;
abaya = apparel_footwear; abayas = apparel_footwear; dress = apparel_footwear; dresses = apparel_footwear;
shoes = apparel_footwear; sneakers = apparel_footwear; t-shirt = apparel_footwear; jeans = apparel_footwear;
hoodie = apparel_footwear; socks = apparel_footwear; slippers = apparel_footwear; thobe = apparel_footwear;
sunglasses = eyewear; reading glasses = eyewear; gold bar = gold_bars_coins; silver bullion = silver_bars;
diamond ring = fine_jewelry; necklace = other_jewelry fine_jewelry; earrings = other_jewelry fine_jewelry;
bracelets = other_jewelry fine_jewelry; suitcase = travel_luggage; handbag = other_bags; backpack = other_bags;
wallet = other_bags; laundry detergent = cleaning_hygiene; mop = cleaning_hygiene; tissue = cleaning_hygiene;
garbage bags = cleaning_hygiene; pillow = home_general; bed sheet = home_general; blanket = home_general;
curtain = home_general; towels = home_general; frying pan = home_general; knife set = home_general; cups = home_general;
water bottle = home_general sports_outdoors; carpet = home_general; lamp = home_general; drill = home_general;
garden hose = home_general; sofa = furniture; office chair = furniture; desk = furniture; wardrobe = furniture;
mattress = furniture home_general; bookshelf = furniture; perfume = fragrance; eau de parfum = fragrance;
oud oil = fragrance; incense = fragrance; lipstick = cosmetics_brand cosmetics_generic;
makeup = cosmetics_brand cosmetics_generic; eyeliner = cosmetics_brand cosmetics_generic;
nail polish = cosmetics_brand cosmetics_generic; skin care = personal_care_brand personal_care_generic;
face wash = personal_care_brand personal_care_generic; hair oil = personal_care_brand personal_care_generic;
sunscreen = personal_care_brand personal_care_generic; body lotion = personal_care_brand personal_care_generic;
toothpaste = personal_care_brand personal_care_generic; hair dryer = electronic_care_brand electronic_care_generic;
trimmer = electronic_care_brand electronic_care_generic; vitamins = health_nutrition; whey protein = health_nutrition;
supplements = health_nutrition; phone = phones_tablets; mobile phones = phones_tablets; tablet = phones_tablets;
sim = sim_cards; stylus = stylus_pens; charger = phone_accessories; phone case = phone_accessories;
screen protector = phone_accessories; usb c cable = phone_accessories; power bank = phone_accessories;
laptop = laptops_desktops; gaming pc = laptops_desktops; sd card = memory_cards; usb stick = flash_drives;
hard drive = other_storage; ssd = other_storage; wifi router = networking; monitor = monitors_gpu;
graphics card = monitors_gpu; motherboard = other_hardware; keyboard = pc_accessories; mouse pad = pc_accessories;
antivirus = software; laptop sleeve = laptop_bags; printer = printers_scanners;
calculator = other_office_electronics office_supplies; tv = televisions; smart tv = televisions;
projector = projectors_streaming; tv mount = tv_accessories; microphone = tv_accessories;
bluetooth speaker = other_audio_video; soundbar = other_audio_video; earbuds = headphones;
headset = headphones gaming_accessories; ear tips = headphone_accessories; vr headset = ar_vr; smartwatch = smartwatches;
fitness tracker = smartwatches; watch strap = wearable_accessories watches; camera = cameras_lenses;
camera lens = cameras_lenses; tripod = camera_accessories; washing machine = large_appliances; fridge = large_appliances;
dishwasher = large_appliances; vacuum cleaner = small_appliances_compact; heater = small_appliances_compact;
air fryer = small_appliances_other small_appliances_top_brands;
blender = small_appliances_other small_appliances_top_brands;
kettle = small_appliances_other small_appliances_top_brands; game console = consoles; video game = games;
gift card = gift_cards; gaming chair = gaming_accessories furniture; controller = gaming_accessories; novel = books;
vinyl records = music; dvd = video; diapers = baby_products; stroller = baby_products; baby bottle = baby_products;
toy car = toys; lego blocks = toys; dolls = toys; puzzle = toys; cat tree = pet_furniture; dog toy = pet_toys;
cat food = pet_other; dog leash = pet_other; car stereo = auto_audio_video; tyres = garage_tyres;
car seat cover = auto_other; motor oil = auto_other; motorcycle = vehicles; dates = food_beverages;
honey = food_beverages; arabic coffee = food_beverages; chocolate = food_beverages; spices = food_beverages;
tent = sports_outdoors; dumbbells = sports_outdoors; yoga mat = sports_outdoors; bicycle = sports_outdoors;
football = sports_outdoors; notebook = office_supplies laptops_desktops; ballpoint pens = office_supplies;
sticky notes = office_supplies; perfum = fragrance; hedphones = headphones; moniter = monitors_gpu;
suncreen = personal_care_brand personal_care_generic; keybord = pc_accessories; vaccum = small_appliances_compact
`;

export interface SearchedWord {
  readonly term: string;
  readonly meant: readonly string[];
}

export const searchedWords: readonly SearchedWord[] = written
  .trim()
  .split(/;\s/)
  .map((entry) => {
    const [term = '', meant = ''] = entry.split(' = ');
    return { term, meant: meant.split(' ') };
  });

/** Terms that name no product. */
export const nonsense: readonly string[] = [
  'asdfgh',
  'qwerty zxcv',
  'xkqzj',
  'ضصثقف',
  'شسيبلاتنم',
  'zzzzzz',
  'ظظظظ',
  'blorptix',
  'ككككك',
  'fghjkl',
];
