import type { Invoice } from '@saer/contract/account/billing';

interface BothLanguages {
  readonly en: string;
  readonly ar: string;
}

const both = (en: string, ar: string): BothLanguages => ({ en, ar });

/** Titles by the law's own terms. The document is in both languages at once, so its words are in no catalog. Without vowel signs, which break words when they are copied. */
export const titles: Readonly<Record<Invoice['kind'], BothLanguages>> = {
  STANDARD: both('Tax invoice', 'فاتورة ضريبية'),
  SIMPLIFIED: both('Simplified tax invoice', 'فاتورة ضريبية مبسطة'),
  CREDIT_NOTE: both('Credit note', 'إشعار دائن'),
};

export const invoiceWords = {
  number: both('Number', 'الرقم'),
  issued: both('Issued (Riyadh time)', 'تاريخ الإصدار (توقيت الرياض)'),
  supply: both('Supply period', 'مدة التوريد'),
  order: both('Order', 'الطلب'),
  corrects: both('Corrects invoice', 'يصحح الفاتورة'),
  seller: both('Seller', 'البائع'),
  buyer: both('Buyer', 'المشتري'),
  vatNumber: both('VAT number', 'الرقم الضريبي'),
  registration: both('Commercial registration', 'السجل التجاري'),
  description: both('Description', 'الوصف'),
  quantity: both('Quantity', 'الكمية'),
  unitPrice: both('Price without VAT', 'السعر دون الضريبة'),
  rate: both('VAT rate', 'نسبة الضريبة'),
  vat: both('VAT', 'الضريبة'),
  total: both('Total', 'الإجمالي'),
  totalBefore: both('Total without VAT (SAR)', 'الإجمالي دون الضريبة (ر.س)'),
  totalVat: both('VAT (SAR)', 'ضريبة القيمة المضافة (ر.س)'),
  totalWith: both('Total with VAT (SAR)', 'الإجمالي شامل الضريبة (ر.س)'),
  paid: both('Paid by card.', 'مدفوعة بالبطاقة.'),
  reason: both(
    'Reason: the price of the service was given back, in whole or in part.',
    'السبب: رد سعر الخدمة كليا أو جزئيا.',
  ),
  refunded: both('Given back to the card that paid.', 'أعيدت إلى البطاقة التي دفعت.'),
  sample: both(
    'SAMPLE of a development server: not a tax document.',
    'نموذج من خادم تطوير: ليس مستندا ضريبيا.',
  ),
} as const;
