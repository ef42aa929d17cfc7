import { sheetTranslators } from '../../words/sheet-translators.ts';
import { resultWords } from '../../words/result-words.ts';
import type { KnownLayout } from '../layouts/known-layouts.ts';
import { isOfLayout, layoutKey } from '../layouts/known-layout.ts';

const list = (...lines: readonly string[]): readonly string[] => lines.flatMap((line) => line.split(' | '));

/** Columns that sellers have in a sheet and that pricing does not need: add new ones here. */
const beside = list(
  '# | no | sr | sr no | s no | sl | sl no | serial | serial no | serial number | row | index | id | م | ت | رقم | الرقم',
  'مسلسل | تسلسل | التسلسل | الرقم التسلسلي | notes | note | remark | remarks | comment | comments | ملاحظة',
  'ملاحظات | تعليق | تعليقات | brand | brand name | الماركة | ماركة | العلامة التجارية | البراند | براند',
  'color | colour | color name | اللون | لون | image | images | image url | picture | photo | main image | صورة | صور',
  'رابط الصورة | url | link | product url | product link | رابط | رابط المنتج | quantity | qty | stock | on hand',
  'inventory | available | available quantity | in stock | الكمية | كمية | المخزون | الكمية المتوفرة | supplier',
  'supplier name | vendor | vendor name | المورد | اسم المورد | date | created at | updated at | last updated',
  'التاريخ | تاريخ | status | الحالة | حالة | active | is active | country | country code | country of origin | origin',
  'الدولة | بلد المنشأ | المنشأ | material | الخامة | المادة | model | model name | الموديل | gender | الجنس | currency',
  'العملة | warehouse | warehouse code | المستودع | location | الموقع | manufacturer | الشركة المصنعة | المصنع | hs code',
  'keywords | tags | الكلمات المفتاحية | volumetric weight | الوزن الحجمي | volume | الحجم الكلي | condition | seller id',
  'what to mend | partner id | id partner | account | merchant | long description | short description | bullet points | features',
);
const besideKeys = new Set(beside.map(layoutKey));

/** Additional headers in our own files. */
const ownKeys = new Set(
  Object.values(sheetTranslators).flatMap((i18n) =>
    Object.values(resultWords).map((word) => layoutKey(i18n._(word))),
  ),
);

/** True if a column of that header is known to be of no use to a price. */
export const isIrrelevant = (header: string, layout: KnownLayout | undefined): boolean => {
  if (header.trim() === '#') return true;
  const key = layoutKey(header);
  if (key === '') return layout !== undefined && isOfLayout(header, layout);
  return besideKeys.has(key) || ownKeys.has(key) || (layout !== undefined && isOfLayout(header, layout));
};
