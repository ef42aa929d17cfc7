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
