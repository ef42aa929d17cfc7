import type { WordLists, WrittenWords } from './word-lists.ts';

// Unbranded goods have a different commission: the same words name both, and the seller chooses.
const cosmetics: WrittenWords = {
  en: `cosmetics, colour cosmetics, makeup, make up, beauty products, lipstick, lip gloss, lip balm tinted, lip liner, lip tint, liquid lipstick, foundation, concealer, primer, face powder, compact powder, loose powder, setting powder, setting spray, blush, blusher, bronzer, highlighter makeup, contour, bb cream, cc cream,
      mascara, eyeliner, eye liner, kohl, kajal, eye shadow, eyeshadow, eyeshadow palette, makeup palette, eyebrow pencil, brow gel, false lashes, false eyelashes, eyelashes, lash glue, nail polish, nail paint, gel polish, nail art, fake nails, press on nails, nail polish remover, makeup remover, makeup brush, makeup brushes, makeup sponge, beauty blender, makeup set, makeup kit, glitter makeup, temporary tattoo, henna`,
  ar: `مكياج، ميك اب، ميكب، مكيب، مستحضرات تجميل، تجميل، أدوات تجميل، أدوات مكياج، روج، أرواج، روج سائل، أحمر شفاه، حمرة، حمره شفايف، قلوس، جلوس، ملمع شفاه، محدد شفاه، تنت شفايف، كريم أساس، كريمات أساس، فاونديشن، فونديشن، كونسيلر، خافي عيوب، برايمر، بودرة، بودرة وجه، بودرة مضغوطة، بودرة تثبيت، مثبت مكياج، بلاشر، بلشر، أحمر خدود، برونزر، كونتور، هايلايتر مكياج، إضاءة وجه، بي بي كريم،
      ماسكارا، مسكرا، ماسكرا، كحل، كحل عيون، ايلاينر، محدد عيون، ظل عيون، ظلال عيون، شدو، شادو، باليت مكياج، باليت ظلال، قلم حواجب، جل حواجب، رموش، رموش صناعية، لاصق رموش، مناكير، طلاء أظافر، صبغ أظافر، مناكير جل، أظافر صناعية، تركيبات أظافر، مزيل مناكير، أسيتون، مزيل مكياج، فرش مكياج، فرشة مكياج، إسفنجة مكياج، طقم مكياج، علبة مكياج، حناء، حنة، تاتو مؤقت`,
};

const personalCare: WrittenWords = {
  en: `personal care, skin care, skincare, hair care, haircare, body care, beauty and personal care, face care, mens grooming, grooming, toiletries, shampoo, conditioner, hair conditioner, hair mask, hair oil, hair serum, hair cream, hair spray, hair gel, hair wax, hair dye, hair colour, keratin, hair treatment, dry shampoo, hair loss treatment, hair growth oil, minoxidil, wig, wigs, hair extensions, hair brush, hairbrush, comb, hair clip, hair clips, hair tie, scrunchie,
      moisturizer, face cream, face wash, facial cleanser, cleanser, toner, face serum, serum, vitamin c serum, hyaluronic acid, retinol, niacinamide, face mask sheet, sheet mask, clay mask, face scrub, exfoliator, eye cream, acne treatment, anti aging cream, whitening cream, sunscreen, sun block, sunblock, sun cream, spf, tanning oil, lip balm, body lotion, lotion, body cream, body butter, body oil, body scrub, body wash, shower gel, bath bomb, loofah, soap, soap bar, hand soap, hand wash, hand cream, foot cream, petroleum jelly, shea butter, aloe vera gel,
      rose water, argan oil, coconut oil hair, castor oil, deodorant, antiperspirant, deodorant roll on, toothpaste, toothbrush, mouthwash, dental floss, teeth whitening, whitening strips, razor, razors, razor blades, shaving cream, shaving foam, aftershave, beard oil, beard balm, hair removal cream, wax strips, waxing, sugar wax, sanitary pads, tampons, menstrual cup, panty liners, cotton pads, cotton swabs, cotton buds, wet wipes face, feminine wash, intimate wash, nail clipper, nail file, manicure set, tweezers, jade roller, gua sha`,
  ar: `عناية شخصية، عناية بالبشرة، عناية بالشعر، عناية بالجسم، منتجات عناية، مستلزمات شخصية، الجمال والعناية الشخصية، شامبو، شامبوهات، شامبو جاف، بلسم، بلسم شعر، ماسك شعر، حمام كريم، حمام زيت، زيت شعر، زيوت شعر، سيروم شعر، كريم شعر، بخاخ شعر، سبراي شعر، جل شعر، جل، واكس شعر، صبغة شعر، صبغات شعر، صبغة، كيراتين، بروتين شعر، علاج تساقط الشعر، تساقط الشعر، مينوكسيديل، باروكة، باروكات، وصلات شعر، إكستنشن، فرشاة شعر، مشط، أمشاط، بنس شعر، مشابك شعر، شباصات، شباصة، بكلة، ربطة شعر، ربطات شعر، طوق شعر، توكة،
      كريم، كريمات، كريم مرطب، مرطب، مرطب بشرة، كريم وجه، كريم بشرة، كريم تفتيح، كريم تبييض، كريم عيون، كريم يدين، كريم قدمين، غسول، غسول وجه، منظف بشرة، تونر، سيروم، سيروم فيتامين سي، سيروم وجه، هيالورونيك، ريتينول، نياسيناميد، ماسك وجه، ماسكات، قناع وجه، قناع طين، مقشر، مقشر وجه، سكراب، علاج حب الشباب، حب الشباب، مضاد تجاعيد، واقي شمس، واقيات شمس، صن بلوك، صنبلوك، كريم شمس، مرطب شفاه، لوشن، لوشن جسم، لوشنات، كريم جسم، زبدة جسم، زبدة شيا، زيت جسم، سكراب جسم، شاور جل، صابون استحمام، صابون جسم، صابونة، صابون، ليفة استحمام، ليفة مغربية، صابون مغربي، صابون يدين،
      جل صبار، ماء ورد، زيت أرقان، زيت خروع، زيت جوز الهند للشعر، مزيل عرق، مزيلات عرق، مزيل رائحة العرق، معجون أسنان، معاجين أسنان، فرشاة أسنان، فرش أسنان، فرشة أسنان، غسول فم، خيط أسنان، تبييض أسنان، مبيض أسنان، موس حلاقة، أمواس حلاقة، شفرات حلاقة، شفرة حلاقة، كريم حلاقة، رغوة حلاقة، معجون حلاقة، زيت لحية، بلسم لحية، مزيل شعر، كريم إزالة الشعر، شمع إزالة الشعر، حلاوة إزالة الشعر، فوط صحية، فوط نسائية، تامبون، قطن، أعواد قطن، نكاشات أذن، غسول نسائي، غسول مهبلي، مناديل مبللة للوجه، قصاصة أظافر، مبرد أظافر، طقم مناكير وباديكير، ملقط حواجب، قواشا، سدر شعر، مسك طهارة`,
};

const electronicCare: WrittenWords = {
  en: `electronic personal care, beauty devices, beauty tools electric, hair dryer, blow dryer, hair straightener, flat iron, hair curler, curling iron, hot brush, hair styler, hot air brush, shaver, electric shaver, trimmer, beard trimmer, hair trimmer, hair clipper, nose trimmer, body groomer, epilator, ipl, ipl device, laser hair removal, laser hair removal device,
      electric toothbrush, water flosser, oral irrigator, facial cleansing brush, face massager, facial steamer, face steamer, derma roller, microcurrent device, led face mask, blackhead remover vacuum, foot file electric, callus remover, nail drill, uv nail lamp, nail lamp, massager, massage gun, neck massager, foot massager, back massager, wax heater, electric wax warmer, body scale, bathroom scale`,
  ar: `أجهزة عناية شخصية، أجهزة تجميل، أجهزة عناية، أجهزة العناية بالشعر، استشوار، سشوار، استشوارات، مجفف شعر، مجففات شعر، مملس شعر، سيراميك شعر، مكواة شعر، فير شعر، فرشاة تمليس، مصفف شعر، جهاز تصفيف، مكينة ويفي، ويفي شعر، كيرلي شعر، مكينة حلاقة، مكائن حلاقة، ماكينة حلاقة، ماكينات حلاقة، ماكينة تشذيب، مكينة تشذيب اللحية، مكينة تحديد، مكينة لحية، مكينة ستاتية، مكينة شعر الأنف، جهاز إزالة الشعر، مكينة إزالة الشعر، نازع شعر، جهاز ليزر، ليزر منزلي، جهاز ليزر منزلي، ليزر إزالة الشعر،
      فرشاة أسنان كهربائية، فرشة أسنان كهرباء، خيط أسنان مائي، جهاز تنظيف الأسنان، فرشاة تنظيف الوجه، جهاز تنظيف البشرة، جهاز بخار وجه، بخار وجه، ديرما رولر، ديرمارولر، قناع ضوئي، جهاز شفط الرؤوس السوداء، مبرد قدم كهربائي، جهاز مناكير كهربائي، مجفف أظافر، لمبة أظافر، جهاز مساج، أجهزة مساج، مساج، مسدس مساج، مساج رقبة، مساج قدم، جهاز تدليك، مدلك، جهاز شمع، سخان شمع، ميزان وزن، ميزان جسم`,
};

/** Words for health and beauty. */
export const beautyWords: WordLists = {
  fragrance: {
    en: `fragrance, fragrances, perfume, perfumes, scent, cologne, eau de parfum, edp, eau de toilette, edt, eau de cologne, parfum, body mist, body spray, body splash, hair mist, hair perfume, mens perfume, womens perfume, unisex perfume, perfume set, perfume gift set, tester perfume, niche perfume, sample perfume, perfume oil, attar, itr, musk, musk oil, amber perfume,
      oud, oudh, agarwood, oud oil, dehn al oud, oud wood, bakhoor, bukhoor, incense, incense sticks, mamoul oud, maamoul, home fragrance, room spray, linen spray, bakhoor burner portable, perfume atomizer, perfume bottle, deodorant perfume spray, arabic perfume, oriental perfume`,
    ar: `عطر، عطور، عطورات، عطر رجالي، عطر نسائي، عطور رجالية، عطور نسائية، عطر شبابي، عطر حريمي، عطر جيب، عطور نيش، عطر نيش، عطر فرنسي، عطر شرقي، عطور شرقية، عطر عربي، برفيوم، برفان، بارفان، بارفيوم، أو دو بارفان، أو دي بارفيوم، أو دو تواليت، كولونيا، طيب، أطياب، طيوب، عينات عطور، تستر، تستر عطر، طقم عطر، أطقم عطور، بكج عطور، عطر زيتي، زيت عطري، مخلط، مخلطات، خلطة عطر، مسك، مسك أبيض، مسك أسود، عنبر،
      بودي مست، بودي سبلاش، معطر جسم، معطرات جسم، بخاخ جسم، معطر شعر، معطرات شعر، عطر شعر، عود، دهن عود، دهن ورد، دهن، خشب عود، كسر عود، بخور، بخور عود، عود معطر، معمول، معمول عود، معمول بخور، مبثوث، عود مبثوث، أعواد بخور، لبان، لبان بخور، عود كهربائي، مبخرة شخصية، معطر مفارش، معطر فرش، رشوش، رشوش مفارش، عطر منزلي، معطر منزل، عطر مركز`,
  },
  cosmetics_generic: cosmetics,
  cosmetics_brand: cosmetics,
  personal_care_generic: personalCare,
  personal_care_brand: personalCare,
  electronic_care_generic: electronicCare,
  electronic_care_brand: electronicCare,
  health_nutrition: {
    en: `health, nutrition, health and nutrition, health care, healthcare, health & household, sports nutrition, vitamin, vitamins, multivitamin, multivitamins, vitamin c, vitamin d, vitamin b12, zinc, magnesium, iron supplement, calcium, omega 3, fish oil, biotin, collagen, probiotics, dietary supplement, food supplement, supplement, supplements, herbal supplement, ashwagandha, melatonin, glutathione,
      protein, whey, whey protein, protein powder, mass gainer, creatine, bcaa, pre workout, amino acids, protein bar, protein bars, fat burner, weight loss, slimming tea, meal replacement, diet product, first aid kit, bandage, plaster bandage, medical mask, face mask medical, thermometer, blood pressure monitor, glucose meter, glucometer, test strips, pulse oximeter, nebulizer, knee brace, back brace, knee support, compression socks medical, wheelchair, walking stick, crutches,
      hearing aid, medical supplies, medical equipment, pill box, pain relief patch, pain relief gel, muscle rub, condom, condoms, lubricant gel, pregnancy test, adult diapers, heating pad, hot water bag, ice pack, posture corrector, syringe, gauze, black seed oil, herbal medicine, essential oil, essential oils, sexual wellness`,
    ar: `صحة، تغذية، الصحة والتغذية، عناية صحية، منتجات صحية، مستلزمات طبية، أدوات طبية، أجهزة طبية، مكملات، مكمل غذائي، مكملات غذائية، فيتامين، فيتامينات، ملتي فيتامين، فيتامين سي، فيتامين د، فيتامين دال، فيتامين ب12، زنك، مغنيسيوم، ماغنسيوم، حديد مكمل، كالسيوم، أوميغا 3، أوميجا 3، زيت سمك، بيوتين، كولاجين، كولاجين بحري، بروبيوتيك، أشواغاندا، ميلاتونين، جلوتاثيون، أعشاب طبية،
      بروتين، واي بروتين، بروتينات، مسحوق بروتين، مساحيق بروتين، ماس جينر، كرياتين، أحماض أمينية، بي سي ايه ايه، بري وورك اوت، لوح بروتين، ألواح بروتين، بروتين بار، حارق دهون، حوارق دهون، تنحيف، منتجات تنحيف، شاي تنحيف، منتجات دايت، حقيبة إسعافات، شنطة إسعافات أولية، ضماد، ضمادات، لصقات جروح، لصق جروح، شاش، كمامة، كمامات، كمام، كمامات طبية، ميزان حرارة، مقياس حرارة، ترمومتر، جهاز ضغط، جهاز قياس الضغط، جهاز سكر، جهاز قياس السكر، شرائح سكر، شرائط سكر، جهاز أكسجين، مقياس الأكسجين، جهاز بخار طبي، جهاز تبخيرة، مشد ركبة، رباط ركبة،
      مشد ظهر، حزام ظهر، جوارب طبية، كرسي متحرك، كراسي متحركة، عكاز، عكازات، عصا مشي، سماعة أذن طبية، سماعات طبية، علبة أدوية، منظم أدوية، لصقات ألم، لصقة ظهر، جل مسكن، دهان مفاصل، واقي ذكري، عازل طبي، فحص حمل، جهاز حمل، اختبار حمل، حفاضات كبار السن، حفائض كبار، قربة ماء حار، كمادات، كمادة، مصحح قوام، مشد قوام، إبر طبية، سرنجات، حبة سوداء، زيت حبة البركة، زيوت عطرية، زيت أساسي، قسط هندي، حلتيت`,
  },
};

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
