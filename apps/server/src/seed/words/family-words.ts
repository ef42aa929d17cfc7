import type { WordLists } from './word-lists.ts';

/** Words sellers and marketplaces use for whole families. */
export const familyWords: WordLists = {
  fashion: {
    en: `fashion, clothing shoes and jewelry, clothing shoes and accessories, style, fashion accessories`,
    ar: `أزياء، موضة، الأزياء والموضة، أزياء وإكسسوارات`,
  },
  home: {
    en: `home and living, home furniture and decor`,
    ar: `البيت، المنزل والمعيشة، مستلزمات المنزل والأثاث`,
  },
  beauty: {
    en: `beauty, beauty and health, health and beauty, health and personal care`,
    ar: `جمال، الصحة والجمال، الجمال والصحة، الصحة والعناية الشخصية`,
  },
  mobiles: {
    en: `mobiles and accessories, mobiles tablets, electronics, electronic, consumer electronics, electronic accessories, gadgets`,
    ar: `جوالات وملحقاتها، جوالات وإكسسوارات، إلكترونيات، أجهزة إلكترونية، ملحقات إلكترونية، إكسسوارات إلكترونية`,
  },
  computers: {
    en: `computers and office, computing, it, it equipment, electronics, electronic, consumer electronics, electronic accessories, gadgets`,
    ar: `كمبيوتر ومكتب، الحاسب والمكتب، تقنية، تقنية معلومات، إلكترونيات، أجهزة إلكترونية، ملحقات إلكترونية، إكسسوارات إلكترونية`,
  },
  audio_video_wearables: {
    en: `audio, audio video, audio and wearables, tv and audio, electronics, electronic, consumer electronics, electronic accessories, gadgets`,
    ar: `صوتيات، صوتيات ومرئيات، صوت وصورة، أجهزة الصوت والصورة، إلكترونيات، أجهزة إلكترونية، ملحقات إلكترونية، إكسسوارات إلكترونية`,
  },
  cameras: {
    en: `camera and photo, cameras and photography, electronics, electronic, consumer electronics, electronic accessories`,
    ar: `كاميرات وتصوير، التصوير، إلكترونيات، أجهزة إلكترونية، ملحقات إلكترونية`,
  },
  appliances: {
    en: `appliances, electrical appliances, household appliances, white goods`,
    ar: `الأجهزة الكهربائية، أجهزة منزلية، أجهزة كهربائية منزلية، أجهزة البيت، كهربائيات`,
  },
  video_games: {
    en: `video gaming, games and consoles, gaming and consoles`,
    ar: `ألعاب إلكترونية، قيمنق وأجهزة`,
  },
  media: {
    en: `media, books and media, books music and video, entertainment`,
    ar: `وسائط، كتب ووسائط، ترفيه، مكتبة`,
  },
  baby_toys: {
    en: `baby and toys, kids, kids and baby, children, mother and baby, mom and baby`,
    ar: `أطفال وألعاب، أم وطفل، الأم والطفل، عالم الطفل`,
  },
  pets: { en: `pet shop, pet store`, ar: `متجر حيوانات، عالم الحيوان` },
  automotive: {
    en: `auto, motors, car and motorbike, automotive and motorcycle`,
    ar: `سيارات ودراجات نارية، عالم السيارات`,
  },
  grocery: { en: `food and grocery, grocery store, fmcg`, ar: `بقالة وأغذية، مواد تموينية` },
  sports: {
    en: `sports and fitness, sport and outdoor, sports fitness and outdoors`,
    ar: `رياضة ولياقة، الرياضة والرحلات`,
  },
  stationery: {
    en: `stationery and office, books and stationery, office and school`,
    ar: `قرطاسية ومكتب، المكتب والمدرسة`,
  },
};
