import type { WordLists } from './word-lists.ts';

/** Words for fashion, jewellery and bags. */
export const fashionWords: WordLists = {
  apparel_footwear: {
    en: `apparel, clothing, clothes, garment, footwear, wear, fashion wear, menswear, womenswear, kidswear, men clothing,
      women clothing, kids clothing, boys clothing, girls clothing, baby clothes, abaya, cardigan abaya, hijab, scarf, shawl, niqab, headscarf,
      shayla, pashmina, kaftan, caftan, jalabiya, thobe, thawb, dishdasha, kandura, shemagh, ghutra, agal, kufi, taqiyah, bisht, farwa,
      dress, evening dress, gown, maxi dress, wedding dress, skirt, blouse, shirt, polo shirt, dress shirt, t-shirt, tee, tank top, crop top,
      top, tops, tunic, hoodie, sweatshirt, sweater, pullover, jumper, cardigan, jacket, coat, blazer, suit, tuxedo, vest, waistcoat, raincoat,
      windbreaker, pants, trousers, jeans, denim, chinos, joggers, sweatpants, leggings, tights, shorts, overall, jumpsuit, romper, pajama,
      pyjamas, sleepwear, nightwear, nightgown, robe, bathrobe, loungewear, lingerie, underwear, innerwear, bra, panties, briefs, boxers,
      undershirt, thermal wear, shapewear, corset, socks, stockings, swimwear, swimsuit, bikini, burkini, sportswear, activewear, tracksuit,
      sports bra, jersey, uniform, school uniform, scrubs, workwear, apron dress, maternity wear, costume, belt, tie, bow tie, gloves, mittens,
      hat, cap, beanie, bucket hat, headband, cufflinks, suspenders, handkerchief, shoe, shoes, sneaker, trainers, running shoes,
      sports shoes, boot, ankle boots, safety shoes, heel, high heels, pumps, stiletto, wedge shoes, flats, ballerina shoes, loafer, moccasin,
      oxford shoes, formal shoes, sandal, slipper, slides, flip flop, clogs, espadrille, kids shoes, football boots,
      insole, shoelace, shoe care, fabric abaya, prayer dress, modest wear, plus size clothing, onesie, bodysuit, baby bodysuit`,
    ar: `ملابس، لبس، ألبسة، أزياء، ملبوسات، أحذية، حذاء، ملابس رجالية، ملابس نسائية، ملابس أطفال، ملابس بنات، ملابس أولاد، ملابس مواليد،
      ملابس بيت، ملابس رياضية، ملابس داخلية، ملابس نوم، ملابس محتشمة، هدوم، كسوة، عباية، عبايات، عباءة، عبي، عباية كتف، عباية مطرزة، عباية كلوش،
      حجاب، طرحة، طرح، شيلة، شيل، نقاب، نقابات، برقع، لثمة، غطوة، شال، شالات، وشاح، أوشحة، إيشارب، جلابية، جلابيات، دراعة، دراعات، مخور،
      قفطان، قفاطين، ثوب، ثياب، ثوب رجالي، ثوب سعودي، دشداشة، كندورة، بشت، بشوت، فروة، فروات، شماغ، أشمغة، شمغ، غترة، غتر، عقال، طاقية، طواقي،
      كوفية، سروال، سراويل، سروال سنة، سروال وفنيلة، فنيلة، فنايل، فانيلة، فستان، فساتين، فستان سهرة، فستان زفاف، تنورة، تنانير، بلوزة، بلايز،
      بلوزات، قميص، قمصان، تيشيرت، تيشرت، تي شيرت، تيشيرتات، بلوفر، كنزة، سويتر، هودي، هوديز، سويت شيرت، جاكيت، جواكت، جكيت، كوت، معطف، معاطف،
      بالطو، بليزر، بدلة، بدل، بدلات، طقم ملابس، صديري، فست، بنطلون، بنطلونات، بناطيل، بنطال، جينز، شورت، شورتات، ليقنز، ليجنز، ليقن، جمبسوت، أفرول،
      سالوبيت، بيجامة، بيجامات، بجامة، بجايم، قميص نوم، قمصان نوم، روب، أرواب، لانجري، حمالة صدر، حمالات صدر، ستيان، سوتيان، سنتيان، كلوت، كلاسين،
      بوكسر رجالي، كورسيه، مشد، مشدات، شراب، شرابات، جوارب، جورب، كولون نسائي، مايوه، مايوهات، ملابس سباحة، بوركيني، بوركيني شرعي، بدلة رياضية،
      ترنق، ترنج، تراكسوت، زي مدرسي، مريول، مراييل، زي موحد، يونيفورم، سكرب طبي، ملابس حمل، ملابس تنكرية، حزام، أحزمة، حزام جلد، كرفتة، ربطة عنق،
      قفاز، قفازات، دسوس، قبعة، قبعات، كاب، كابات، طاقية صوف، كبك، أكباك، كبكات، جزمة، جزم، جزمات، كندرة، كنادر، سنيكرز، سنيكر، شوز، حذاء رياضي،
      بوت، بوتات، بوت شتوي، جزمة سيفتي، كعب، كعب عالي، كعوب، فلات نسائي، لوفر، صندل، صنادل، نعال، نعل، نعول، شبشب، شباشب، زنوبة، سلبر، سليبر، خف، مداس،
      مداسات شرقية، حذاء طبي، فرشة حذاء، نعل داخلي للحذاء، رباط حذاء، سديري، شرشف صلاة، جلال صلاة، بودي سوت، أفرول مواليد، لبس عيد، كاجوال`,
  },
  watches: {
    en: `watch, watches, wristwatch, wrist watch, analog watch, analogue watch, digital watch, quartz watch, automatic watch, mechanical watch,
      mens watch, womens watch, ladies watch, kids watch, couple watches, chronograph, diver watch, dress watch, leather watch, steel watch,
      pocket watch, luxury watch, timepiece, watch set, watch box, watch winder`,
    ar: `ساعة، ساعات، ساعة يد، ساعات يد، ساعة معصم، ساعة رجالية، ساعة نسائية، ساعات رجالية، ساعات نسائية، ساعة رجالي، ساعة نسائي، ساعة أطفال، ساعة حريم،
      ساعة جلد، ساعة ستيل، ساعة كوارتز، ساعة أوتوماتيك، ساعة ميكانيكية، ساعة كرونوغراف، ساعة عقارب، ساعة رقمية، ساعة جيب، ساعة غوص، ساعة فاخرة،
      طقم ساعة، طقم ساعات، علبة ساعات، صندوق ساعات، ساعة مواليد`,
  },
  eyewear: {
    en: `eyewear, glasses, eyeglasses, spectacles, sunglasses, shades, reading glasses, computer glasses, blue light glasses, optical frame,
      eyeglass frame, prescription glasses, polarized sunglasses, aviator sunglasses, sports sunglasses, kids sunglasses, lens, lenses, contact lens,
      contact lenses, coloured contact lenses, color lenses, lens solution, contact lens case, glasses case, glasses chain,
      lens cleaning cloth, swimming goggles optical`,
    ar: `نظارة، نظارات، نظاره شمسيه، نظارات شمسية، نضارة، نضارات، نظارة طبية، نظارات طبية، نظارة قراءة، نظارة كمبيوتر، نظارة حماية من الشاشة،
      نظارة رجالية، نظارة نسائية، إطار نظارة، إطارات نظارات، برواز نظارة، فريم نظارة، عدسات، عدسة، عدسات لاصقة، عدسات ملونة، عدسات طبية، عدسة لاصقة، لنسز، لنس عيون،
      محلول عدسات، علبة نظارة، علبة عدسات، منظف نظارات، سلسلة نظارة، حبل نظارة، كشمة، كشمات، بصريات`,
  },
  gold_bars_coins: {
    en: `gold bar, gold bars, gold bullion, bullion, gold coin, gold coins, gold ingot, gold biscuit, 24k gold bar, gold ounce, gold sovereign,
      gold pound, investment gold, minted gold bar, cast gold bar, 1 gram gold, 5 gram gold, 10 gram gold bar, gold guinea`,
    ar: `سبيكة ذهب، سبائك ذهب، سبيكة، سبايك، سبائك ذهبية، عملة ذهبية، عملات ذهبية، جنيه ذهب، جنيهات ذهب، ليرة ذهب، ليرات ذهب، أونصة ذهب، أونصات،
      ذهب استثماري، ذهب عيار 24، ذهب خام، غرام ذهب، جرام ذهب، قطعة ذهب، سبيكة 5 جرام، سبيكة 10 جرام، دينار ذهب`,
  },
  silver_bars: {
    en: `silver bar, silver bars, silver bullion, silver ingot, silver coin, silver coins, silver ounce, 999 silver, fine silver bar, investment silver,
      silver kilo bar, minted silver bar, cast silver bar, silver round`,
    ar: `سبيكة فضة، سبائك فضة، سبيكة فضية، سبائك فضية، عملة فضية، عملات فضية، أونصة فضة، كيلو فضة، فضة استثمارية، فضة خام، فضة عيار 999،
      قطعة فضة، جنيه فضة، جرام فضة`,
  },
  fine_jewelry: {
    en: `fine jewellery, gold jewellery, diamond, diamonds, diamond ring, gold ring, wedding ring, engagement ring, wedding band, gold necklace,
      gold chain, gold bracelet, gold bangle, gold earrings, diamond necklace, diamond earrings, solitaire, 18k gold, 21k gold, white gold,
      platinum ring, gemstone, ruby, emerald, sapphire, real pearl, gold pendant, gold set, gold anklet, precious jewellery, jewellery`,
    ar: `مجوهرات، مجوهرات ذهب، مجوهرات فاخرة، ذهب، ذهب عيار 18، ذهب عيار 21، ألماس، خاتم ألماس، خاتم ذهب، خواتم ذهب، دبلة، دبل، محبس، محابس، خاتم خطوبة،
      خاتم زواج، خاتم زواج ذهب، سوليتير، سلسال ذهب، سلاسل ذهب، عقد ذهب، قلادة ذهب، طقم ذهب، أطقم ذهب، أسورة ذهب، أساور ذهب، بناجر، بناجر ذهب، حلق ذهب، حلقان ذهب، تعليقة ذهب،
      خلخال ذهب، ذهب أبيض، بلاتين، أحجار كريمة، حجر كريم، ياقوت، زمرد، لؤلؤ طبيعي، شبكة عروس`,
  },
  other_jewelry: {
    en: `fashion jewellery, jewellery, costume jewellery, imitation jewellery, accessories jewellery, silver jewellery, sterling silver, silver ring, silver necklace,
      ring, rings, necklace, necklaces, chain, pendant, bracelet, bracelets, bangle, bangles, cuff bracelet, earring, earrings, studs, hoops, hoop earrings, anklet,
      brooch, choker, charm, charms, charm bracelet, piercing, nose ring, body jewellery, jewellery set, beads bracelet, stainless steel jewellery,
      pearl necklace, men bracelet, men ring, prayer beads, tasbih, misbaha, rosary, hair jewellery, tiara, jewelry box, keychain charm`,
    ar: `إكسسوارات، مجوهرات، اكسسوار، إكسسوارات نسائية، إكسسوارات رجالية، مجوهرات تقليد، مجوهرات فضة، فضيات، فضة نسائية، خاتم، خواتم، خاتم فضة، خواتم فضة، خاتم رجالي،
      سلسال، سلاسل، سلسلة، سنسال، عقد، عقود، عقد نسائي، قلادة، قلائد، تعليقة، تعليقات، أسورة، أساور، إسوارة، سوار، غويشة، غوايش، بنقل، حلق، حلقان، حلوق، قرط، أقراط، تراكي، تراجي،
      خلخال، خلاخل، خلاخيل، بروش، بروشات، دبوس زينة، دبوس حجاب، طقم إكسسوارات، ستانلس ستيل نسائي، خرز، سبحة، سبح، مسبحة، مسابح، كهرمان، عقيق، زمام، خزامة أنف، تاج عروس، تشوكر،
      أسورة رجالية، صندوق مجوهرات، علبة مجوهرات`,
  },
  travel_luggage: {
    en: `luggage, luggage and travel gear, travel luggage, suitcase, suitcases, trolley, trolley bag, trolley case, cabin bag, cabin suitcase, carry on, carry-on luggage, luggage set,
      hard shell suitcase, soft suitcase, duffel bag, travel bag, travel duffle, weekender bag, garment bag, luggage cover, luggage tag, luggage strap, packing cubes,
      passport holder, travel organizer, travel pillow, kids suitcase, wheeled bag, luggage scale`,
    ar: `شنطة سفر، شنط سفر، شناط سفر، حقيبة سفر، حقائب سفر، أمتعة، شنطة ترولي، حقيبة ترولي، ترولي، شنطة كابينة، شنطة طيارة، شنطة طيران، طقم شنط سفر، أطقم شنط سفر، طقم حقائب سفر، شنطة بعجلات، شنطة عفش،
      حقيبة يد للسفر، غطاء شنطة سفر، كفر شنطة سفر، قفل شنطة سفر، ميزان شنط، محفظة جواز، حافظة جواز سفر، بوك جوازات، منظم شنطة سفر، منظم سفر، وسادة سفر، مخدة سفر،
      شنطة هاند باج سفر، شنطة هاندباق، شنطة سفر أطفال`,
  },
  other_bags: {
    en: `bag, bags, handbag, handbags, hand bag, purse, tote, tote bag, shoulder bag, crossbody bag, cross body, clutch, clutch bag, evening bag, satchel, hobo bag, bucket bag, messenger bag, backpack,
      rucksack, school bag, school backpack, waist bag, fanny pack, belt bag, sling bag, chest bag, wallet, wallets, card holder, card wallet, coin purse, money clip, briefcase,
      pouch, makeup bag, cosmetic bag, toiletry bag, drawstring bag, shopping bag, canvas bag, leather bag, kids bag, lunch bag, gym bag, beach bag, trolley school bag`,
    ar: `شنطة، شنط، شناط، شنطة نسائية، شنط نسائية، شنطة رجالية، شنطة يد، شنط يد، حقيبة، حقائب، حقيبة يد، حقائب يد، حقيبة نسائية، حقيبة كتف، شنطة كتف، شنطة كروس، كروس، كروس بودي، شنطة سهرة، كلتش، كلاتش، حقيبة ظهر، حقائب ظهر،
      شنطة ظهر، شنط ظهر، باك باق، باكباك، شنطة مدرسة، شنط مدرسية، شنطة مدرسية، شنط مدرسة، حقيبة مدرسية، حقائب مدرسية، شنطة خصر، شنطة صدر، شنطة وسط، توت باق، شنطة توت، محفظة، محافظ، محفظة جلد، محفظة رجالية، محفظة نسائية، بوك، ابواك،
      بوك رجالي، بوك نسائي، بوك بطاقات، حافظة بطاقات، حاملة بطاقات، محفظة نقود، شنطة مكياج، حقيبة مكياج، حقيبة أدوات تجميل، شنطة دوام، حقيبة دوام، حقيبة رجال أعمال، شنطة تسوق، شنطة قماش، شنطة غداء، لانش باق، شنطة بحر، شنطة نادي، شنطة أطفال، شنطة جلد`,
  },
};
