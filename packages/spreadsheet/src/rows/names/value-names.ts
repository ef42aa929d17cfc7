import { handovers, priceEndings } from '@saer/contract/fees/choices';
import { marginBases } from '@saer/contract/products/product-input';
import { standardVat } from '@saer/contract/fees/standard-vat';

/** One value of a column that offers few: how it is written in each language, and what else means it. */
export interface ValueName<Value> {
  readonly value: Value;
  readonly en: string;
  readonly ar: string;
  readonly others: readonly string[];
}

const [none, point95, point99, whole] = priceEndings;
const [dropOff, pickup] = handovers;
const [ofPrice, ofNet, ofCost] = marginBases;

export const yesNoNames: readonly ValueName<boolean>[] = [
  {
    value: true,
    en: 'Yes',
    ar: 'نعم',
    others: ['y', 'true', '1', 'on', 'صح', 'صحيح', 'ايوه', 'اي', '✓', '✔'],
  },
  { value: false, en: 'No', ar: 'لا', others: ['n', 'false', '0', 'off', 'خطأ', 'كلا', '✗', '✘'] },
];

export const handoverNames: readonly ValueName<(typeof handovers)[number]>[] = [
  {
    value: dropOff,
    en: 'Dropped off',
    ar: 'يسلمه البائع',
    others: [dropOff, 'drop off', 'dropoff', 'تسليم'],
  },
  {
    value: pickup,
    en: 'Picked up',
    ar: 'يستلمه المندوب',
    others: [pickup, 'pick up', 'collection', 'استلام', 'مندوب'],
  },
];

export const endingNames: readonly ValueName<(typeof priceEndings)[number]>[] = [
  { value: none, en: 'None', ar: 'بدون', others: ['no ending', 'بلا', 'لا شيء', 'as is'] },
  { value: point95, en: '.95', ar: '.95', others: ['0.95', '95', 'x.95', '٫95', '0٫95'] },
  { value: point99, en: '.99', ar: '.99', others: ['0.99', '99', 'x.99', '٫99', '0٫99'] },
  {
    value: whole,
    en: 'Whole riyals',
    ar: 'ريال صحيح',
    others: ['whole', '.00', '0.00', 'integer', 'صحيح', 'عدد صحيح', 'بدون كسور'],
  },
];

export const marginBaseNames: readonly ValueName<(typeof marginBases)[number]>[] = [
  { value: ofPrice, en: 'The price', ar: 'السعر', others: ['price', 'selling price', 'gross', 'سعر البيع'] },
  { value: ofNet, en: 'Net sales', ar: 'صافي المبيعات', others: ['net', 'price without vat', 'صافي السعر'] },
  { value: ofCost, en: 'The cost', ar: 'التكلفة', others: ['cost', 'markup', 'الكلفة'] },
];

/** VAT rates that exports write in words: noon's own, and those of accountants. */
export const vatNames: readonly ValueName<number>[] = [
  {
    value: standardVat,
    en: '15%',
    ar: '15%',
    others: ['std', 'standard', 'standard rated', 'أساسية', 'خاضع'],
  },
  {
    value: 0,
    en: '0%',
    ar: '0%',
    others: ['qualifying medical', 'qualifying metal', 'zero', 'zero rated', 'صفرية', 'صفري', 'نسبة صفرية'],
  },
];
