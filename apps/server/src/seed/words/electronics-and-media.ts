import type { WordLists } from './word-lists.ts';

/** Words for phones, computers and office electronics. */
export const electronicsWords: WordLists = {
  phones_tablets: {
    en: `phone, phones, mobile, mobiles, mobile phone, mobile phones, cell phone, cellphone, cell phones, smartphone, smart phone, smartphones, handset, 5g phone, android phone, feature phone, used phone, renewed phone, refurbished phone, tablet, tablets, tab, kids tablet, tablet pc, e-reader, ebook reader, landline phone, cordless phone, satellite phone, foldable phone, unlocked phone`,
    ar: `جوال، جوالات، موبايل، موبايلات، محمول، هاتف، هواتف، هاتف ذكي، هواتف ذكية، هاتف محمول، جهاز جوال، أجهزة جوال، تلفون، تليفون، تيلفون، جوال مستعمل، جوال مجدد، جوال كشاف، جوال كبار السن، تابلت، تابليت، تابلت أطفال، أجهزة لوحية، جهاز لوحي، لوحي، لوح إلكتروني، قارئ كتب، قارئ إلكتروني، قارئ كتب إلكتروني، هاتف أرضي، هاتف منزلي، تلفون ثابت، جوال أندرويد، جوال خمسة جي`,
  },
  sim_cards: {
    en: `sim, sim card, sim cards, esim, e-sim, data sim, prepaid sim, travel sim, tourist sim, data plan, mobile data sim, 5g sim, internet sim, recharge sim, postpaid sim`,
    ar: `شريحة، شريحة جوال، شريحة بيانات، شريحة اتصال، شرائح اتصال، شريحة إنترنت، شريحة نت، شرائح بيانات، شريحة سياحية، شريحة مسبقة الدفع، شريحة مفوترة، شريحة إلكترونية، اي سيم، ايسم، سيم كارد، شرائح جوال، شريحة دولية`,
  },
  stylus_pens: {
    en: `stylus, stylus pen, stylus pens, styluses, touch pen, touch screen pen, tablet pen, digital pen, capacitive pen, active stylus, drawing pen for tablet, digital pencil, stylus nibs, pencil tips, pencil for tablet, smart pencil, magnetic pencil`,
    ar: `قلم تابلت، أقلام تابلت، قلم رقمي، أقلام رقمية، قلم ذكي، قلم لمس، أقلام لمس، قلم شاشة، قلم ستايلس، ستايلس، قلم إلكتروني، قلم لوحي، قلم جهاز لوحي، قلم رسم رقمي، رؤوس قلم رقمي، رأس قلم تابلت، سن قلم رقمي، قلم مغناطيسي للتابلت`,
  },
  phone_accessories: {
    en: `phone accessories, mobile accessories, cell phone accessories, cell phones and accessories, tablet accessories, charger, chargers, phone charger, wall charger, fast charger, car charger, wireless charger, charging station, charging dock, usb charger, charging cable, usb cable, usb c cable, type c cable, lightning cable, data cable, charger cable, power adapter, usb c adapter, otg adapter, audio jack adapter,
      phone case, phone cases, phone cover, mobile cover, back cover, silicone case, leather case, clear case, case, cases, tablet case, tablet cover, flip cover, phone pouch, waterproof pouch, screen protector, screen protectors, tempered glass, privacy screen, camera lens protector, power bank, power banks, portable charger, powerbank, battery case, phone battery, phone holder, phone stand, mobile stand, tablet stand, tablet holder, car phone holder, car mount, magnetic holder,
      phone grip, pop grip, ring holder, phone strap, phone lanyard, selfie stick, selfie ring light, phone lens, phone cooler, phone repair tools, phone screen replacement, lcd replacement, sim ejector, charm phone, gimbal phone`,
    ar: `إكسسوارات، إكسسوارات جوال، اكسسوارات جوالات، ملحقات جوال، ملحقات تابلت، مستلزمات جوال، شاحن، شواحن، شاحن جوال، شاحن سريع، شاحن لاسلكي، شاحن وايرلس، شاحن سيارة، راس شاحن، راس شحن، فيش شاحن، أدبتر شحن، محطة شحن، قاعدة شحن، سلك، سلك شاحن، سلك شحن، أسلاك شحن، كيبل، كيابل، كيبل شاحن، كيبل شحن، كابل، كابلات، كابل شحن، وصلة شاحن، وصلة شحن، وصلة تايب سي، سلك تايب سي، كيبل تايب سي، تحويلة تايب سي، وصلة سماعة، محول تايب سي،
      كفر، كفرات، كفر جوال، كفرات جوال، كفرات جوالات، غطاء جوال، أغطية جوال، جراب جوال، جرابات جوال، جراب، جرابات، بيت جوال، غطاء خلفي، كفر سيليكون، كفر جلد، كفر شفاف، كفر تابلت، غطاء تابلت، حافظة جوال، محفظة جوال، حماية شاشة، حمايات شاشة، لاصق حماية، لزقة حماية، لصقة حماية، لاصقة شاشة، سكرين، زجاج حماية، شاشة حماية، واقي شاشة، واقيات شاشة، حماية كاميرا جوال، حماية عدسة، باور بانك، بوربانك، باوربانك، بور بانك، بطارية متنقلة، بطاريات متنقلة، شاحن متنقل، خازن طاقة، بنك طاقة، بطارية جوال، حامل جوال، حوامل جوال، ستاند جوال، ماسك جوال، قاعدة جوال، حامل تابلت، ستاند تابلت،
      حامل جوال سيارة، مسكة جوال، حلقة جوال، خاتم جوال، تعليقة جوال، حبل جوال، عصا سيلفي، عصاية سيلفي، مروحة تبريد جوال، مبرد جوال، شاشة بديلة، قطع غيار جوال، شاشة جوال بديلة، أدوات صيانة جوال`,
  },
  laptops_desktops: {
    en: `laptop, laptops, notebook computer, notebook pc, notebook laptop, ultrabook, gaming laptop, chromebook, 2 in 1 laptop, student laptop, refurbished laptop, personal computer, personal computers, computer, computers, pc, desktop, desktops, desktop computer, desktop pc, gaming pc, all in one pc, mini pc, workstation, tower pc, server computer, thin client, barebone pc`,
    ar: `لابتوب، لابتوبات، لاب توب، لاب، لابات، لابتوب قيمنق، لابتوب ألعاب، لابتوب مستعمل، لابتوب مجدد، حاسب محمول، حاسوب محمول، حاسب، حاسوب، حواسيب، حاسبات، حاسب آلي، كمبيوتر، كمبيوترات، كومبيوتر، كمبيوتر محمول، كمبيوتر مكتبي، أجهزة كمبيوتر، جهاز كمبيوتر، بي سي، بي سي قيمنق، تجميعة، تجميعة بي سي، تجميعات كمبيوتر، مكتبي، ديسكتوب، ميني بي سي، كمبيوتر الكل في واحد، سيرفر، خادم، محطة عمل`,
  },
  memory_cards: {
    en: `memory card, memory cards, sd card, sd cards, micro sd, microsd card, micro sd card, sdhc card, sdxc card, tf card, cf card, compact flash card, cfexpress, camera memory card, phone memory card, memory card reader`,
    ar: `كرت ذاكرة، كروت ذاكرة، بطاقة ذاكرة، بطاقات ذاكرة، ذاكرة، ذواكر، كرت ميموري، ميموري كارد، ميموري، ميموري كرت، كرت مموري، كرت اس دي، مايكرو اس دي، كرت مايكرو، ذاكرة جوال، ذاكرة كاميرا، كرت ذاكرة كاميرا، ذاكرة خارجية صغيرة، ذاكرة تخزين جوال، قارئ بطاقات ذاكرة`,
  },
  flash_drives: {
    en: `flash drive, flash drives, usb flash, usb flash drive, usb drive, usb stick, usb memory, memory stick, thumb drive, pen drive, pendrive, otg flash drive, usb key, 64gb usb, usb 3.0 flash drive, type c flash drive`,
    ar: `فلاش، فلاشات، فلاشة، فلاش ميموري، فلاش ذاكرة، ذاكرة فلاش، ذواكر فلاش، فلاش يو اس بي، يو اس بي، يواسبي، فلاش دسك، فلاش ديسك، فلاش تايب سي، فلاش جوال، مفتاح ذاكرة، وحدة فلاش، فلاش تخزين`,
  },
  other_storage: {
    en: `storage drive, hard drive, hard drives, hard disk, hdd, external hard drive, external hard disk, portable hard drive, internal hard drive, ssd, ssds, solid state drive, nvme, m.2 ssd, nvme ssd, sata ssd, external ssd, portable ssd, nas, network storage, nas drive, hard drive enclosure, hdd case, hdd dock, optical drive, dvd writer, blank disc, data storage`,
    ar: `هارديسك، هارد ديسك، هارد دسك، هاردسك، هارد، هاردات، هارد خارجي، هارديسك خارجي، هارد داخلي، هارد اس اس دي، اس اس دي، ان في ام اي، قرص صلب، أقراص صلبة، قرص تخزين، أقراص تخزين، وحدة تخزين خارجية، تخزين خارجي، قرص خارجي، ناس تخزين، تخزين شبكي، علبة هارد، بيت هارد، مشغل أقراص، محرك أقراص، ناسخ أقراص`,
  },
  networking: {
    en: `networking, network, network devices, router, routers, wifi router, 5g router, 4g router, modem, mifi, mesh, mesh wifi, wifi extender, range extender, wifi booster, wifi repeater, signal booster, access point, network switch, ethernet switch, poe switch, network cable, ethernet cable, lan cable, rj45, cat6 cable, cat 6, network card, network adapter, wifi adapter, wifi dongle, bluetooth adapter usb, powerline adapter, antenna network, fiber cable, patch panel, server rack, firewall device`,
    ar: `شبكات، أجهزة شبكات، شبكة، راوتر، راوترات، راوتر 5 جي، راوتر خمسة جي، موجه، موجهات، مودم، مودمات، ماي فاي، مايفاي، مقوي شبكة، مقوي واي فاي، مقوي نت، مقوي انترنت، مقوي إشارة، مقويات شبكة، موسع شبكة، موزع شبكة، أكسس بوينت، سويتش شبكة، سويتش شبكات، سلك نت، سلك شبكة، كيبل نت، كيبل شبكة، كيبل انترنت، كابل شبكة، كابل إيثرنت، كرت شبكة، كرت واي فاي، بطاقة شبكة، دنقل واي فاي، محول واي فاي، نت منزلي، انتنا شبكة، كابينة شبكات`,
  },
  monitors_gpu: {
    en: `monitor, monitors, computer monitor, pc monitor, gaming monitor, curved monitor, computer screen, pc screen, lcd monitor, led monitor, 4k monitor, 144hz monitor, ultrawide monitor, portable monitor, graphics card, graphic card, graphics cards, gpu, video card, vga card, rtx card, display screen`,
    ar: `شاشة، شاشات، شاشة كمبيوتر، شاشات كمبيوتر، شاشة قيمنق، شاشة قيمينج، شاشة ألعاب، شاشة بي سي، شاشة لابتوب خارجية، شاشة منحنية، شاشة محمولة، شاشة مكتبية، مونيتور، شاشة حاسب، شاشات حاسب، كرت شاشة، كروت شاشة، كرت جرافيكس، كرت قرافيكس، بطاقة رسومية، بطاقة رسوميات، بطاقات رسوميات، معالج رسومي، شاشة عرض كمبيوتر`,
  },
  other_hardware: {
    en: `computer hardware, computer parts, pc parts, pc components, computer components, motherboard, motherboards, mainboard, processor, processors, cpu, ram, rams, ddr4, ddr5, ddr5 ram, memory ram, laptop ram, desktop memory, power supply, psu, computer case, pc case, computer cabinet, cpu cooler, cooling fan pc, pc fan, liquid cooler, water cooling, thermal paste, sound card, capture card, pci card, laptop battery, laptop screen replacement, laptop keyboard replacement, arduino, single board computer`,
    ar: `قطع كمبيوتر، قطع حاسب، قطع بي سي، مكونات كمبيوتر، لوحة أم، مذربورد، ماذربورد، مازر بورد، معالج، معالجات، بروسيسر، رام، رامات، رام لابتوب، رام كمبيوتر، ذاكرة عشوائية، ذاكرة رام، مزود طاقة، باور سبلاي، باور سبلاي كمبيوتر، كيس كمبيوتر، كيس بي سي، صندوق كمبيوتر، مبرد معالج، مبرد مائي، تبريد مائي، مروحة كمبيوتر، مراوح كيس، معجون حراري، كرت صوت، كرت التقاط، كابتشر كارد، بطارية لابتوب، بطاريات لابتوب، شاشة لابتوب بديلة، كيبورد لابتوب داخلي، لوحة تطوير، أردوينو`,
  },
  pc_accessories: {
    en: `computer accessories, pc accessories, laptop accessories, computers and accessories, electronics accessories, mouse, mice, wireless mouse, gaming mouse, mouse pad, mousepad, desk mat, keyboard, keyboards, mechanical keyboard, gaming keyboard, wireless keyboard, keyboard and mouse combo, keycaps, keyboard cover, webcam, web camera, laptop stand, laptop stands, laptop cooler, cooling pad, laptop table, monitor arm, monitor stand, monitor mount, usb hub, docking station, usb splitter, laptop charger, laptop adapter, laptop power adapter, hdmi cable, displayport cable, vga cable, vga adapter,
      hdmi adapter, card reader, graphics tablet, drawing tablet, presenter, laser presenter, privacy filter laptop, computer cable, kvm switch, numeric keypad, laptop skin, screen cleaner kit, laptop lock, ups, uninterruptible power supply, barcode scanner usb`,
    ar: `ملحقات كمبيوتر، إكسسوارات كمبيوتر، إكسسوارات لابتوب، ملحقات لابتوب، مستلزمات كمبيوتر، ماوس، ماوسات، ماوس لاسلكي، ماوس قيمنق، فأرة، فأرة كمبيوتر، فأرات، ماوس باد، باد ماوس، لوح ماوس، فرشة ماوس، كيبورد، كيبوردات، كيبورد لاسلكي، كيبورد قيمنق، كيبورد ميكانيكي، لوحة مفاتيح، لوحات مفاتيح، كاميرا ويب، ويب كام، كاميرا كمبيوتر، ستاند لابتوب، حامل لابتوب، حوامل لابتوب، قاعدة لابتوب، مبرد لابتوب، مروحة لابتوب، طاولة لابتوب، حامل شاشة كمبيوتر، ذراع شاشة، ستاند شاشة، موزع يو اس بي، هب، هب يو اس بي، يو اس بي هب، دوكينج ستيشن، شاحن لابتوب، شواحن لابتوب، أدبتر لابتوب،
      كيبل اتش دي ام اي، سلك اتش دي، وصلة اتش دي، كابل اتش دي ام اي، محول اتش دي، قارئ كروت، قارئ بطاقات، تابلت رسم، لوحة رسم رقمية، بريزنتر، مؤشر ليزر عروض، كيبل كمبيوتر، يو بي اس، مزود طاقة احتياطي، لاصق كيبورد، حروف كيبورد`,
  },
  software: {
    en: `software, program, programs, computer program, antivirus, anti virus, internet security, vpn subscription, operating system, office suite, license key, licence key, activation key, product key, digital license, accounting software, pos software, design software, subscription software, app subscription, digital download, cloud storage subscription`,
    ar: `برنامج، برامج، برامج كمبيوتر، سوفتوير، سوفت وير، برمجيات، تطبيق، تطبيقات، مضاد فيروسات، مكافح فيروسات، انتي فايروس، برنامج حماية، نظام تشغيل، مفتاح تفعيل، رمز تفعيل، كود تفعيل، رخصة، رخصة برنامج، تراخيص برامج، برنامج محاسبة، برامج محاسبة، برنامج محاسبي، برنامج كاشير، برنامج نقاط بيع، برنامج تصميم، اشتراك برنامج، اشتراك رقمي، اشتراكات رقمية، في بي ان، حزمة أوفيس، منتجات رقمية`,
  },
  laptop_bags: {
    en: `laptop bag, laptop bags, laptop sleeve, laptop sleeves, laptop case, laptop backpack, laptop briefcase, laptop cover, laptop carrying case, laptop pouch, laptop messenger bag, notebook sleeve, notebook bag, tablet sleeve, computer bag, laptop trolley bag, hard shell laptop case`,
    ar: `شنطة لابتوب، شنط لابتوب، شنطة لاب توب، شنطة لاب، حقيبة لابتوب، حقائب لابتوب، حقيبة ظهر لابتوب، شنطة ظهر لابتوب، غطاء لابتوب، أغطية لابتوب، كفر لابتوب، كفرات لابتوب، جراب لابتوب، حافظة لابتوب، سليف لابتوب، شنطة كمبيوتر، شنطة حاسب، حقيبة كمبيوتر، حقيبة حاسب محمول، شنطة كمبيوتر محمول`,
  },
  printers_scanners: {
    en: `printer, printers, inkjet printer, laser printer, photo printer, thermal printer, label printer, receipt printer, portable printer, 3d printer, all in one printer, multifunction printer, scanner, scanners, document scanner, copier, photocopier, photocopy machine, fax, plotter, printer ink, ink cartridge, ink cartridges, toner, toner cartridge, barcode printer, sublimation printer`,
    ar: `طابعة، طابعات، طابعة ليزر، طابعة ألوان، طابعة صور، طابعة حرارية، طابعة ملصقات، طابعة ليبل، طابعة فواتير، طابعة كاشير، طابعة باركود، طابعة محمولة، طابعة ثلاثية الأبعاد، برنتر، برينتر، ماسح ضوئي، ماسحة ضوئية، ماسحات ضوئية، سكانر، سكنر، آلة تصوير، آلة تصوير مستندات، مكينة تصوير، مكينة تصوير مستندات، فاكس، حبر، أحبار، حبر طابعة، أحبار طابعات، خرطوشة حبر، تونر، تونر طابعة، علبة حبر`,
  },
  other_office_electronics: {
    en: `office electronics, calculator, calculators, scientific calculator, printing calculator, paper shredder, shredder, laminator, laminating machine, binding machine, money counter, cash counting machine, counterfeit detector, cash register, pos terminal, barcode scanner, barcode reader, label maker, time clock, attendance machine, fingerprint attendance, telephone office, ip phone, conference phone, voice recorder, translator device, electronic dictionary, electronic whiteboard, interactive board, smart board, digital notepad, lcd writing tablet office, cash drawer`,
    ar: `إلكترونيات مكتبية، أجهزة مكتبية إلكترونية، آلة حاسبة، آلات حاسبة، حاسبة، حاسبة علمية، آلة حاسبة علمية، آلة إتلاف ورق، فرامة ورق، آلة تمزيق ورق، مكينة تغليف حراري، آلة تغليف، مكينة تجليد، عدادة نقود، عداد نقود، آلة عد النقود، مكينة عد فلوس، كاشف تزوير، كاشير، آلة كاشير، جهاز كاشير، نقاط بيع، جهاز نقاط بيع، قارئ باركود، جهاز باركود، جهاز حضور، جهاز بصمة، جهاز حضور وانصراف، سنترال، هاتف مكتبي، هاتف شبكي، مسجل صوت، مسجل صوتي، مترجم فوري، قاموس إلكتروني، سبورة ذكية، سبورة إلكترونية، سبورة تفاعلية، درج نقود، لوح كتابة رقمي`,
  },
};

const smallAppliances = {
  en: `small appliances, small kitchen appliances, kitchen appliances, countertop appliance, air fryer, air fryers, blender, blenders, hand blender, mixer, stand mixer, hand mixer, food processor, chopper, vegetable chopper electric, juicer, citrus juicer, coffee maker, coffee machine, espresso machine, coffee grinder, capsule machine, kettle, electric kettle, toaster, sandwich maker, waffle maker, grill electric, electric grill, rice cooker, pressure cooker electric, electric pressure cooker, slow cooker, multi cooker, steamer, egg boiler, popcorn maker, bread maker,
      ice cream maker, ice maker, meat grinder, microwave, microwave oven, toaster oven, hot plate, induction cooker, deep fryer, yogurt maker, iron, steam iron, garment steamer, clothes steamer, sewing machine, fan, fans, table fan, stand fan, rechargeable fan, air purifier, humidifier, dehumidifier, aroma diffuser electric, water dispenser countertop, milk frother, electric lunch box, vacuum sealer, fabric shaver, insect killer lamp, kitchen scale, digital kitchen scale, electric mabkhara`,
  ar: `أجهزة صغيرة، أجهزة منزلية صغيرة، أجهزة مطبخ، أجهزة مطبخ صغيرة، قلاية هوائية، قلايات هوائية، قلاية، قلايات، قلاية بدون زيت، ايرفراير، اير فراير، خلاط، خلاطات، خلاط يدوي كهربائي، خلاط كهربائي، عجانة، عجانات، خفاقة كهربائية، مضرب كهربائي، محضرة طعام، كبة كهربائية، قطاعة كهربائية، فرامة خضار، مفرمة، فرامة، مفرمة لحم، عصارة، عصارات، عصارة برتقال، مكينة قهوة، مكائن قهوة، ماكينة قهوة، ماكينات قهوة، آلة قهوة، آلات قهوة، آلة تحضير القهوة، مكينة اسبريسو، اسبريسو، مطحنة قهوة، مطحنة، مطاحن، طاحونة، كبسولات مكينة، غلاية، غلايات، غلاية ماء، غلاية كهربائية، سخان ماء كهربائي صغير،
      محمصة، محمصة خبز، توستر، حماصة، سندويشة، صانعة سندويشات، ساندويتش ميكر، وافل، صانعة وافل، شواية كهربائية، مقلاة كهربائية، طباخة رز، طباخ رز، قدر كهربائي، قدر ضغط كهربائي، قدر بخار، سلاقة بيض، صانعة فشار، مكينة فشار، صانعة آيسكريم، مكينة آيسكريم، صانعة ثلج، مكينة ثلج، خبازة، خبازة كهربائية، مايكرويف، ميكروويف، ميكرويف، مايكروويف، فرن كهربائي صغير، فرن توستر، موقد كهربائي، طباخ كهربائي، عين كهربائية، مكواة، مكاوي، مكوى، كواية، مكوى بخار، مكواة بخار، كواية بخار، مكينة خياطة، مكائن خياطة، ماكينة خياطة، مروحة، مراوح، مروحة أرضية، مروحة شحن، مراوح شحن، منقي هواء، منقيات هواء، فلتر هواء منزلي، مرطب هواء، مرطبات هواء، جهاز ترطيب، فواحة، فواحات، فواحة كهربائية، مزيل رطوبة، رغاية حليب، خفاقة حليب، صاعق حشرات، صاعق ناموس، ميزان مطبخ، جهاز تفريغ هواء، مزيل وبر كهربائي`,
};

/** Words for audio and video, cameras, appliances, games, books and media. */
export const mediaWords: WordLists = {
  televisions: {
    en: `television, televisions, tv, tvs, smart tv, led tv, oled tv, qled tv, 4k tv, uhd tv, 55 inch tv, flat screen tv, tv screen, lcd tv, android tv, 65 inch tv, 43 inch tv, television set`,
    ar: `تلفزيون، تلفزيونات، تلفاز، تلفازات، تلفزيون ذكي، شاشة تلفزيون، شاشات تلفزيون، شاشة تلفاز، شاشة، شاشات، شاشة سمارت، شاشة ذكية، شاشات ذكية، شاشة 55 بوصة، شاشة 65 بوصة، شاشة 4 كي، شاشة ليد، سمارت تي في، تي في`,
  },
  projectors_streaming: {
    en: `projector, projectors, mini projector, home projector, portable projector, 4k projector, projector screen, streaming device, streaming stick, streaming box, tv box, android box, android tv box, tv stick, media player, receiver, satellite receiver, set top box, dish receiver, iptv box`,
    ar: `بروجكتر، بروجكترات، بروجيكتور، بروجكتور، جهاز عرض، أجهزة عرض، عارض ضوئي، داتا شو، بروجكتر منزلي، بروجكتر صغير، شاشة بروجكتر، شاشة عرض بروجكتر، رسيفر، ريسيفر، رسيفرات، رسيفر إنترنت، ستلايت، جهاز بث، أجهزة بث، تي في بوكس، تيفي بوكس، اندرويد بوكس، ستيك تلفزيون، جهاز ستريمنج، صندوق تلفزيون ذكي`,
  },
  tv_accessories: {
    en: `tv accessories, television accessories, remote, remotes, remote control, tv remote, universal remote, tv mount, tv wall mount, tv bracket, tv stand bracket, tv antenna, hdmi splitter, hdmi switch, av cable, optical cable, satellite dish, lnb, microphone, microphones, mic, mics, wireless microphone, lavalier microphone, condenser microphone, karaoke microphone, podcast microphone, mic stand, microphone stand, tv backlight, tv cover`,
    ar: `ملحقات تلفزيون، إكسسوارات تلفزيون، ملحقات شاشات، ريموت، ريموتات، ريموت تلفزيون، ريموت كنترول، ريموت شاشة، حامل تلفزيون، حامل شاشة، حوامل شاشات، حامل شاشة جداري، علاقة تلفزيون، قاعدة شاشة تلفزيون، هوائي، أنتين، إريال، دش ستلايت، صحن ستلايت، عدسة دش، موزع اتش دي، مقسم اتش دي، سلك أوبتيكال، مايك، مايكات، مايكروفون، مايكروفونات، ميكروفون، ميكرفون، ميكروفونات، مايك لاسلكي، مايك لاقط، لاقط صوت، مايك بودكاست، مايك كاريوكي، ستاند مايك، حامل مايك، حماية شاشة تلفزيون`,
  },
  other_audio_video: {
    en: `speaker, speakers, bluetooth speaker, bluetooth speakers, portable speaker, wireless speaker, smart speaker, party speaker, soundbar, sound bar, home theater, home theatre, home cinema, subwoofer, amplifier, stereo system, turntable, record player, radio, fm radio, dvd player, blu-ray player, mp3 player, mp4 player, karaoke machine, karaoke system, pa system, loudspeaker, megaphone, dj equipment, audio mixer, mixer audio, audio interface, walkie talkie, quran speaker, digital photo frame`,
    ar: `سبيكر، سبيكرات، سبيكر بلوتوث، سماعة خارجية، سماعات خارجية، سماعة بلوتوث خارجية، سماعات بلوتوث خارجية، مكبر صوت، مكبرات صوت، مكبر صوت بلوتوث، سماعة حفلات، سماعات حفلات، ساوند بار، ساوندبار، مسرح منزلي، سينما منزلية، صب ووفر، امبلفاير، أمبليفاير، مضخم صوت، استيريو، ستيريو، مسجل، مشغل أسطوانات، راديو، راديوهات، راديو إف إم، مشغل دي في دي، مشغل إم بي ثري، ام بي ثري، جهاز كاريوكي، كاريوكي، ميكسر صوت، ميكسر، كرت صوت خارجي، جهاز لاسلكي، أجهزة لاسلكي، سماعة قرآن، إطار صور رقمي`,
  },
  headphones: {
    en: `headphone, headphones, earphone, earphones, earbud, earbuds, ear buds, headset, headsets, wireless earbuds, wireless headphones, bluetooth headphones, bluetooth earphones, bluetooth headset, tws, true wireless, noise cancelling headphones, over ear headphones, on ear headphones, in ear headphones, neckband, wired earphones, gaming headset, sports earphones, kids headphones, studio headphones, air buds, bone conduction headphones, handsfree`,
    ar: `سماعة، سماعات، سماعة أذن، سماعات أذن، سماعة رأس، سماعات رأس، هيدفون، هيدفونات، هيدسيت، هدسيت، سماعة بلوتوث، سماعات بلوتوث، سماعات لاسلكية، سماعة لاسلكية، سماعة وايرلس، سماعات عازلة للضوضاء، سماعة عزل الضوضاء، سماعة جوال، سماعات جوال، سماعة سلك، سماعة سلكية، سماعات سلكية، سماعة قيمنق، سماعات قيمنق، سماعة ألعاب، سماعات ألعاب، سماعة رقبة، سماعة رياضية، سماعات أطفال، سماعة استديو، سماعة مايك، هاندز فري`,
  },
  headphone_accessories: {
    en: `headphone accessories, earphone accessories, ear tips, eartips, ear pads, ear cushions, headphone pads, headphone stand, headphone hanger, headphone case, earphone case, earbuds case, earbud case, earbuds cover, headphone cable, audio cable, aux cable, headphone splitter, earbuds cleaning kit, replacement ear cushions, earphone organizer, ear hooks, headphone adapter`,
    ar: `ملحقات سماعات، إكسسوارات سماعات، إكسسوارات سماعة، كفر سماعة، كفرات سماعات، جراب سماعة، جراب سماعات، غطاء سماعة، حافظة سماعات، علبة سماعة، مطاط سماعات، سيليكون سماعات، اسفنج سماعة، إسفنج سماعات، وسائد سماعات، ستاند سماعة، حامل سماعات، علاقة سماعة، سلك سماعة، كيبل صوت، وصلة أوكس، كيبل أوكس، تحويلة سماعة، موزع سماعات، منظف سماعات، حبل سماعات`,
  },
  ar_vr: {
    en: `ar vr, vr, virtual reality, vr headset, vr headsets, vr glasses, vr goggles, virtual reality headset, augmented reality, ar glasses, mixed reality headset, vr box, vr controller, vr accessories, 3d vr glasses, vr lens`,
    ar: `واقع افتراضي، الواقع المعزز، نظارة واقع افتراضي، نظارات واقع افتراضي، نظارة في ار، نظارات في ار، في ار، نظارة ثلاثية الأبعاد، نظارة vr، نظارات vr، نظارة واقع معزز، نظارة ميتافيرس، ملحقات في ار، يد تحكم في ار، خوذة واقع افتراضي، نظارة 3d`,
  },
  smartwatches: {
    en: `smartwatch, smartwatches, smart watch, smart watches, fitness tracker, fitness band, fitness bands, smart band, smart bracelet, activity tracker, sport watch gps, gps watch, running watch, kids smart watch, wearable, wearables, wearable technology, smart ring, smart glasses, heart rate monitor watch, pedometer watch, calling smartwatch`,
    ar: `ساعة ذكية، ساعات ذكية، ساعة سمارت، سمارت ووتش، سمارت واتش، ساعة رياضية ذكية، ساعة رياضية، ساعات رياضية، ساعة جي بي اس، ساعة اتصال، ساعة ذكية للأطفال، سوار ذكي، أساور ذكية، سوار رياضي، أساور رياضية، إسوارة ذكية، اسوارة رياضية، متتبع لياقة، متعقب لياقة، خاتم ذكي، نظارة ذكية، نظارات ذكية، أجهزة قابلة للارتداء`,
  },
  wearable_accessories: {
    en: `wearable accessories, smartwatch accessories, smart watch accessories, watch strap, watch straps, watch band, watch bands, smartwatch strap, smart watch strap, smartwatch band, silicone strap, leather strap, metal strap, smartwatch charger, watch charger, watch charging cable, smartwatch screen protector, watch screen protector, smartwatch case, watch case cover, watch stand charger, bracelet strap, band for smartwatch`,
    ar: `ملحقات ساعات ذكية، إكسسوارات ساعة ذكية، إكسسوارات ساعات، سير ساعة، سيور ساعات، سيور ساعة، سيور، سير ساعة ذكية، حزام ساعة، أحزمة ساعات، سوار ساعة، استيك ساعة، ستراب ساعة، شاحن ساعة، شاحن ساعة ذكية، سلك شحن ساعة، كيبل ساعة، كفر ساعة، كفرات ساعة، غطاء ساعة، حماية ساعة، حماية شاشة ساعة، لاصق حماية ساعة، ستاند ساعة`,
  },
  cameras_lenses: {
    en: `camera, cameras, digital camera, dslr, dslr camera, mirrorless camera, instant camera, film camera, action camera, 360 camera, drone, drones, drone camera, camcorder, video camera, security camera, security cameras, surveillance camera, cctv, cctv camera, ip camera, wifi camera, baby monitor camera, dome camera, dvr, nvr, spy camera, trail camera, lens, lenses, camera lens, camera lenses, zoom lens, prime lens, wide angle lens, studio, photography, photography equipment, photo studio, studio light, softbox, studio backdrop, backdrop, green screen, binocular, binoculars, telescope, telescopes, microscope, night vision, vlogging camera`,
    ar: `كاميرا، كاميرات، كامره، كاميره، كاميرا رقمية، كاميرا ديجيتال، كاميرا احترافية، كاميرا تصوير، كاميرا فورية، كاميرا فيديو، كاميرا رياضية، كاميرا أكشن، كاميرا مراقبة، كاميرات مراقبة، كاميرا واي فاي، كاميرا منزلية، كاميرا خارجية، كاميرا مخفية، كاميرا تجسس، جهاز تسجيل كاميرات، دي في ار، درون، درونز، طيارة درون، طائرة درون، طائرة تصوير، عدسة، عدسات، عدسة كاميرا، عدسات كاميرا، عدسات تصوير، لنس كاميرا، تصوير، معدات تصوير، أدوات تصوير، استديو، استوديو تصوير، إضاءة تصوير، سوفت بوكس، خلفية تصوير، خلفيات تصوير، كروما، دربيل، درابيل، منظار، مناظير، تلسكوب، تليسكوب، مجهر، ميكروسكوب`,
  },
  camera_accessories: {
    en: `camera accessories, photography accessories, tripod, tripods, monopod, camera tripod, camera stand, gimbal, stabilizer, camera stabilizer, camera bag, camera backpack, camera strap, camera battery, camera charger, camera case, lens cap, lens filter, uv filter, nd filter, camera flash, flash trigger, speedlight, ring light, ring lights, camera remote, lens cleaning kit, lens hood, lens adapter, action camera mount, action camera accessories, drone accessories, drone battery, camera cage, memory card case, light stand, reflector photography`,
    ar: `ملحقات كاميرا، إكسسوارات كاميرا، ملحقات تصوير، ترايبود، ترايبودات، تراي بود، حامل كاميرا، حامل ثلاثي، حامل تصوير، ستاند كاميرا، ستاند تصوير، جيمبل، قيمبل، مثبت كاميرا، مانع اهتزاز، شنطة كاميرا، شنط كاميرا، حقيبة كاميرا، حزام كاميرا، بطارية كاميرا، بطاريات كاميرا، شاحن كاميرا، غطاء عدسة، فلتر عدسة، فلتر كاميرا، فلاش كاميرا، رينق لايت، رنق لايت، رينج لايت، حلقة إضاءة، إضاءة حلقية، ريموت كاميرا، منظف عدسات، طقم تنظيف كاميرا، ملحقات درون، بطارية درون، عاكس ضوء، حامل إضاءة`,
  },
  large_appliances: {
    en: `large appliances, major appliances, refrigerator, refrigerators, fridge, fridges, freezer, chest freezer, deep freezer, side by side refrigerator, washing machine, washing machines, washer, front load washer, top load washer, dryer, tumble dryer, clothes dryer, washer dryer, dishwasher, dishwashers, oven, gas oven, built in oven, electric oven, cooker, gas cooker, gas stove, stove, hob, gas hob, cooktop, cooker hood, range hood, kitchen hood, air conditioner, air conditioners, ac, split ac, split air conditioner, window ac, portable ac, air cooler, desert cooler, water heater, water cooler, water dispenser, wine cooler, exhaust fan, ceiling fan`,
    ar: `أجهزة كبيرة، أجهزة منزلية كبيرة، ثلاجة، ثلاجات، براده، برادات، برادة ماء، فريزر، فريزرات، مجمد، ديب فريزر، غسالة، غسالات، غسالة ملابس، غسالة أوتوماتيك، غسالة حوضين، غسالة صحون، غسالات صحون، غسالة أطباق، غسالات أطباق، جلاية، جلاية صحون، نشافة، نشافة ملابس، نشافات، مجفف ملابس، فرن، أفران، فرن غاز، فرن كهربائي، فرن بلت ان، أفران بلت ان، بوتاجاز، بوتوجاز، طباخ، طباخ غاز، موقد، مواقد، موقد غاز، شعلة غاز، سطح غاز، مسطح غاز، شفاط، شفاط مطبخ، شفاطات، مكيف، مكيفات، مكيف سبليت، مكيف سبلت، مكيف اسبليت، مكيف شباك، مكيف متنقل، مكيف صحراوي، مكيفات صحراوية، سخان، سخانات، سخان ماء، سخان مركزي، مروحة سقف، مراوح سقف، مروحة شفط`,
  },
  small_appliances_compact: {
    en: `vacuum, vacuums, vacuum cleaner, vacuum cleaners, robot vacuum, robotic vacuum, robot cleaner, robot mop, cordless vacuum, stick vacuum, handheld vacuum, wet and dry vacuum, steam cleaner, steam mop, carpet washer, window cleaning robot, hoover, heater, heaters, oil heater, electric heater, fan heater, room heater, gas heater, quartz heater, radiator, compact fridge, mini fridge, small fridge, mini refrigerator, mini bar, small refrigerator, bar fridge, skincare fridge`,
    ar: `مكنسة، مكانس، مكنسة كهربائية، مكانس كهربائية، مكنسة لاسلكية، مكنسة ذكية، مكنسة روبوت، مكنسة شحن، مكنسة يد، مكنسة ماء، مكنسة بخار، جهاز تنظيف بالبخار، روبوت تنظيف، روبوت مكنسة، غسالة سجاد، غسالة كنب، جهاز غسيل الكنب، منظف بخار، دفاية، دفايات، دفاية زيت، دفاية كهربائية، دفاية كهرباء، دفاية غاز، صوبة، صوبيا، مدفأة، مدفئة، مدافئ، ثلاجة صغيرة، ثلاجات صغيرة، ثلاجة ميني، ميني بار، ثلاجة مكتب، ثلاجة غرفة، ثلاجة مكياج`,
  },
  small_appliances_top_brands: smallAppliances,
  small_appliances_other: smallAppliances,
  consoles: {
    en: `console, consoles, gaming device, games device, video game system, gaming system, game console, game consoles, gaming console, video game console, handheld console, portable console, retro console, home console, console bundle, handheld game player`,
    ar: `جهاز ألعاب، أجهزة ألعاب، جهاز لعب، جهاز ألعاب إلكترونية، أجهزة ألعاب إلكترونية، جهاز ألعاب منزلي، أجهزة قيمز، جهاز العاب فيديو، أجهزة ألعاب فيديو، كونسول، كونسول ألعاب، جهاز قيمز، جهاز قيمنق، جهاز قيم، جهاز ألعاب محمول، جهاز ألعاب قديم`,
  },
  games: {
    en: `video game, video games, game, games, console game, console games, pc game, pc games, game disc, game cd, game cartridge, digital game, racing game, football video game, game dlc, used games`,
    ar: `لعبة فيديو، ألعاب فيديو، ألعاب، قيمز، قيم، شريط لعبة، أشرطة ألعاب، سيدي لعبة، سيديات ألعاب، قرص لعبة، ألعاب كمبيوتر، ألعاب بي سي، لعبة كمبيوتر، أسطوانة لعبة، أسطوانات ألعاب`,
  },
  gift_cards: {
    en: `gift card, gift cards, e-gift card, egift card, digital gift card, gift voucher, voucher, vouchers, prepaid card, top up card, game card, gaming gift card, store credit, wallet code, subscription card, app store card, recharge card, digital code, redeem code`,
    ar: `بطاقة هدايا، بطاقات هدايا، بطاقة هدية، قسيمة، قسائم، قسيمة هدية، قسائم شراء، كوبون شراء، بطاقة شحن، بطاقات شحن، بطاقة شحن ألعاب، بطاقات شحن ألعاب، شحن ألعاب، شحن شدات، بطاقة ستور، بطاقات ستور، بطاقة مسبقة الدفع، بطاقات مسبقة الدفع، رصيد، بطاقة رقمية، بطاقات رقمية، كود شحن، أكواد رقمية، بطاقة اشتراك`,
  },
  gaming_accessories: {
    en: `gaming accessories, gaming, game accessories, controller, controllers, game controller, game controllers, gamepad, gamepads, joystick, joysticks, wireless controller, racing wheel, steering wheel gaming, gaming wheel, gaming pedals, controller charger, charging dock controller, thumb grips, controller skin, console skin, console stand, console case, gaming chair, gaming desk, gaming headset stand, gaming glasses, mobile gaming trigger, phone game controller, arcade stick, console cooling fan, light gun, gaming rgb lights`,
    ar: `ملحقات ألعاب، إكسسوارات ألعاب، إكسسوارات قيمنق، قيمنق، قيمينق، جيمنج، يد تحكم، أيادي تحكم، دراكسون، دركسون ألعاب، مقود ألعاب، عجلة قيادة ألعاب، جويستيك، ذراع تحكم، أذرع تحكم، كنترولر، قاعدة شحن يد، قبضات يد، كرسي قيمنق، كراسي قيمنق، كرسي ألعاب، طاولة قيمنق، يد جوال`,
  },
  books: {
    en: `book, books, novel, novels, fiction, non fiction, textbook, text book, textbooks, school books, kids book, children book, childrens books, story book, storybook, islamic book, islamic books, quran, mushaf, holy quran, self help book, cookbook, recipe book, comics, comic book, manga, magazine, magazines, dictionary, encyclopedia, biography, history book, poetry, coloring book, activity book, exam prep book, workbook school, religious books, bible, hardcover, paperback, audiobook`,
    ar: `كتاب، كتب، كتب أطفال، كتب إسلامية، كتب دينية، كتب مدرسية، كتاب مدرسي، كتب تعليمية، كتب طبخ، كتاب طبخ، كتب تطوير ذات، تطوير الذات، كتب جامعية، كتب قدرات، كتب تحصيلي، رواية، روايات، قصة، قصص، قصص أطفال، ديوان، ديوان شعر، دواوين، شعر ديوان، مصحف، مصاحف، قرآن، قران كريم، تفسير، سيرة ذاتية، سيرة نبوية، مجلة، مجلات، كوميكس، مانجا، مانقا، قاموس، قواميس، معجم، موسوعة، موسوعات، كتاب تلوين، كتب تلوين، مطبوعات، كتيب، كتيبات`,
  },
  music: {
    en: `music, music cd, music cds, audio cd, album, albums, music album, vinyl, vinyl record, vinyl records, lp record, cassette, cassette tape, cassettes, soundtrack, kpop album, k-pop album, song cd, recordings, music dvd, digital music, concert album`,
    ar: `موسيقى، موسيقا، ألبوم، ألبومات، ألبوم غنائي، ألبومات غنائية، سيدي أغاني، سيديات أغاني، أغاني، أغنية، شريط أغاني، أشرطة أغاني، كاسيت، كاسيتات، شريط كاسيت، أسطوانة، أسطوانات، أسطوانة فينيل، أسطوانات موسيقية، فينيل، أسطوانات فينيل، ألبوم كيبوب، ألبومات كي بوب، تسجيلات، تسجيلات صوتية، أناشيد`,
  },
  video: {
    en: `video, videos, dvd, dvds, dvd movie, blu-ray, bluray disc, blu-ray movie, movie, movies, film, films, tv series dvd, series box set, documentary, cartoon dvd, anime dvd, video cassette, vhs, movie disc, film dvd`,
    ar: `فيديو، فيديوهات، أفلام، فيلم، دي في دي، ديفيدي، دي في دي أفلام، سيدي فيلم، سيديات أفلام، بلوراي، بلو راي، أقراص بلوراي، مسلسل، مسلسلات، مسلسلات دي في دي، أفلام كرتون، كرتون دي في دي، وثائقي، أفلام وثائقية، أنمي دي في دي، شريط فيديو، أشرطة فيديو، مسرحية، مسرحيات`,
  },
};
