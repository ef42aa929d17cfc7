import type { MessageDescriptor } from '@lingui/core';

/** The kind of value in a field, which decides how it is formatted. */
export type RecordFieldKind =
  | 'text'
  | 'words'
  | 'number'
  | 'money'
  | 'rate'
  | 'side'
  | 'weight'
  | 'day'
  | 'instant'
  | 'yesNo'
  | 'choice'
  | 'key'
  | 'codes'
  | 'sides'
  | 'bands'
  | 'slabs'
  | 'rates'
  | 'sizeClasses'
  | 'picture'
  | 'count'
  | 'calculations';

interface RecordField {
  readonly label: MessageDescriptor;
  readonly kind: RecordFieldKind;
}

/** Every editable field with its label. */
export const recordFields: Readonly<Record<string, RecordField>> = {
  code: { kind: 'text', label: /*i18n*/ { id: 'field.code', message: 'Code' } },
  nameEn: { kind: 'text', label: /*i18n*/ { id: 'field.nameEn', message: 'English name' } },
  nameAr: { kind: 'text', label: /*i18n*/ { id: 'field.nameAr', message: 'Arabic name' } },
  notified: { kind: 'count', label: /*i18n*/ { id: 'field.notified', message: 'Sellers told' } },
  name: { kind: 'text', label: /*i18n*/ { id: 'field.name', message: 'Name' } },
  columns: { kind: 'calculations', label: /*i18n*/ { id: 'field.columns', message: 'Calculations' } },
  wordsEn: { kind: 'words', label: /*i18n*/ { id: 'field.wordsEn', message: 'English search words' } },
  wordsAr: { kind: 'words', label: /*i18n*/ { id: 'field.wordsAr', message: 'Arabic search words' } },
  asksAcceptance: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.asksAcceptance', message: 'Asks for acceptance' },
  },
  changesAr: {
    kind: 'text',
    label: /*i18n*/ { id: 'field.changesAr', message: 'What changed, in Arabic' },
  },
  changesEn: {
    kind: 'text',
    label: /*i18n*/ { id: 'field.changesEn', message: 'What changed, in English' },
  },
  lengthAr: {
    kind: 'count',
    label: /*i18n*/ { id: 'field.lengthAr', message: 'Words of the Arabic text' },
  },
  lengthEn: {
    kind: 'count',
    label: /*i18n*/ { id: 'field.lengthEn', message: 'Words of the English text' },
  },
  position: { kind: 'number', label: /*i18n*/ { id: 'field.position', message: 'Position' } },
  active: { kind: 'yesNo', label: /*i18n*/ { id: 'field.active', message: 'Shown to sellers' } },
  status: { kind: 'choice', label: /*i18n*/ { id: 'field.status', message: 'Verification' } },
  source: { kind: 'text', label: /*i18n*/ { id: 'field.source', message: 'Source' } },
  note: { kind: 'text', label: /*i18n*/ { id: 'field.note', message: 'Note' } },
  familyId: { kind: 'key', label: /*i18n*/ { id: 'field.familyId', message: 'Family' } },
  subFamilyId: { kind: 'key', label: /*i18n*/ { id: 'field.subFamilyId', message: 'Sub family' } },
  typeId: { kind: 'key', label: /*i18n*/ { id: 'field.typeId', message: 'Type' } },
  storeId: { kind: 'key', label: /*i18n*/ { id: 'field.storeId', message: 'Store' } },
  // In a product these are codes.
  family: { kind: 'text', label: /*i18n*/ { id: 'field.familyId', message: 'Family' } },
  subFamily: { kind: 'text', label: /*i18n*/ { id: 'field.subFamilyId', message: 'Sub family' } },
  store: { kind: 'text', label: /*i18n*/ { id: 'field.storeId', message: 'Store' } },
  feeTableId: { kind: 'key', label: /*i18n*/ { id: 'field.feeTableId', message: 'Fee table' } },
  contactState: {
    kind: 'choice',
    label: /*i18n*/ { id: 'field.contactState', message: 'State of the message' },
  },
  assigneeId: { kind: 'key', label: /*i18n*/ { id: 'field.assigneeId', message: 'Assigned to' } },
  subjectEn: { kind: 'text', label: /*i18n*/ { id: 'field.subjectEn', message: 'Subject in English' } },
  subjectAr: { kind: 'text', label: /*i18n*/ { id: 'field.subjectAr', message: 'Subject in Arabic' } },
  textEn: { kind: 'text', label: /*i18n*/ { id: 'field.textEn', message: 'Text in English' } },
  textAr: { kind: 'text', label: /*i18n*/ { id: 'field.textAr', message: 'Text in Arabic' } },
  copyOf: { kind: 'key', label: /*i18n*/ { id: 'field.copyOf', message: 'Copy of' } },
  fulfilmentMode: {
    kind: 'choice',
    label: /*i18n*/ { id: 'field.fulfilmentMode', message: 'Fulfilment model' },
  },
  manualRates: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.manualRates', message: 'The seller types the rates' },
  },
  vat: { kind: 'rate', label: /*i18n*/ { id: 'field.vat', message: 'VAT' } },
  feeVat: { kind: 'rate', label: /*i18n*/ { id: 'field.feeVat', message: 'VAT on fees' } },
  minReferral: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.minReferral', message: 'Minimum commission' },
  },
  priceEnding: { kind: 'choice', label: /*i18n*/ { id: 'field.priceEnding', message: 'Price ending' } },
  addsPackaging: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.addsPackaging', message: 'Adds packaging to the weight' },
  },
  volumetricDivisor: {
    kind: 'number',
    label: /*i18n*/ { id: 'field.volumetricDivisor', message: 'Volumetric divisor' },
  },
  roundUpTo: { kind: 'weight', label: /*i18n*/ { id: 'field.roundUpTo', message: 'Weight rounded up to' } },
  deemedSupplier: {
    kind: 'choice',
    label: /*i18n*/ { id: 'field.deemedSupplier', message: 'VAT of sellers who are not registered' },
  },
  deemedSupplierSource: {
    kind: 'text',
    label: /*i18n*/ { id: 'field.deemedSupplierSource', message: 'Source for that VAT' },
  },
  deemedSupplierOn: {
    kind: 'day',
    label: /*i18n*/ { id: 'field.deemedSupplierOn', message: 'Day on which it was found' },
  },
  shippingCredit: {
    kind: 'bands',
    label: /*i18n*/ { id: 'field.shippingCredit', message: 'Shipping credit' },
  },
  effectiveFrom: { kind: 'day', label: /*i18n*/ { id: 'field.effectiveFrom', message: 'Effective from' } },
  state: { kind: 'choice', label: /*i18n*/ { id: 'field.state', message: 'State' } },
  publishedAt: { kind: 'instant', label: /*i18n*/ { id: 'field.publishedAt', message: 'Published at' } },
  submittedAt: { kind: 'instant', label: /*i18n*/ { id: 'field.submittedAt', message: 'Sent to review at' } },
  handover: { kind: 'choice', label: /*i18n*/ { id: 'field.handover', message: 'Handover' } },
  longestSide: { kind: 'side', label: /*i18n*/ { id: 'field.longestSide', message: 'Longest side' } },
  medianSide: { kind: 'side', label: /*i18n*/ { id: 'field.medianSide', message: 'Median side' } },
  shortestSide: { kind: 'side', label: /*i18n*/ { id: 'field.shortestSide', message: 'Shortest side' } },
  packaging: { kind: 'weight', label: /*i18n*/ { id: 'field.packaging', message: 'Packaging weight' } },
  maxShippingWeight: {
    kind: 'weight',
    label: /*i18n*/ { id: 'field.maxShippingWeight', message: 'Maximum weight' },
  },
  breakpoint: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.breakpoint', message: 'Price at which fees change' },
  },
  overflowStep: {
    kind: 'weight',
    label: /*i18n*/ { id: 'field.overflowStep', message: 'Step above the last slab' },
  },
  overflowFee: { kind: 'money', label: /*i18n*/ { id: 'field.overflowFee', message: 'Fee of each step' } },
  slabs: { kind: 'slabs', label: /*i18n*/ { id: 'field.slabs', message: 'Weight slabs' } },
  rates: { kind: 'rates', label: /*i18n*/ { id: 'field.rates', message: 'Commission rates' } },
  classes: { kind: 'sizeClasses', label: /*i18n*/ { id: 'field.classes', message: 'Size classes' } },
  members: { kind: 'codes', label: /*i18n*/ { id: 'field.members', message: 'Size classes' } },
  scope: { kind: 'choice', label: /*i18n*/ { id: 'field.scope', message: 'Applies to' } },
  min: { kind: 'money', label: /*i18n*/ { id: 'field.min', message: 'Cost from' } },
  max: { kind: 'money', label: /*i18n*/ { id: 'field.max', message: 'Cost to' } },
  factor: { kind: 'rate', label: /*i18n*/ { id: 'field.factor', message: 'Factor' } },
  shape: { kind: 'choice', label: /*i18n*/ { id: 'field.shape', message: 'Commission type' } },
  rate1: { kind: 'rate', label: /*i18n*/ { id: 'field.rate1', message: 'First rate' } },
  kind: { kind: 'choice', label: /*i18n*/ { id: 'field.kind', message: 'Kind of fee' } },
  amount: { kind: 'money', label: /*i18n*/ { id: 'field.amount', message: 'Amount' } },
  rate: { kind: 'rate', label: /*i18n*/ { id: 'field.rate', message: 'Share of the commission' } },
  limit: { kind: 'money', label: /*i18n*/ { id: 'field.limit', message: 'Price limit' } },
  rate2: { kind: 'rate', label: /*i18n*/ { id: 'field.rate2', message: 'Second rate' } },
  barcode: { kind: 'text', label: /*i18n*/ { id: 'field.barcode', message: 'Barcode' } },
  referralRate: { kind: 'rate', label: /*i18n*/ { id: 'field.referralRate', message: 'Commission rate' } },
  fulfilmentBelow: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.fulfilmentBelow', message: 'Fulfilment fee up to the limit' },
  },
  fulfilmentAbove: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.fulfilmentAbove', message: 'Fulfilment fee above the limit' },
  },
  descriptionEn: {
    kind: 'text',
    label: /*i18n*/ { id: 'field.descriptionEn', message: 'English description' },
  },
  descriptionAr: {
    kind: 'text',
    label: /*i18n*/ { id: 'field.descriptionAr', message: 'Arabic description' },
  },
  type: { kind: 'choice', label: /*i18n*/ { id: 'field.type', message: 'Type of plan' } },
  monthlyPrice: { kind: 'money', label: /*i18n*/ { id: 'field.monthlyPrice', message: 'Monthly price' } },
  subscriptionStatus: {
    kind: 'choice',
    label: /*i18n*/ { id: 'field.subscriptionStatus', message: 'Status' },
  },
  plan: { kind: 'text', label: /*i18n*/ { id: 'field.plan', message: 'Plan' } },
  period: { kind: 'choice', label: /*i18n*/ { id: 'field.period', message: 'Billing period' } },
  agreedPrice: { kind: 'money', label: /*i18n*/ { id: 'field.agreedPrice', message: 'Price agreed' } },
  startsAt: { kind: 'instant', label: /*i18n*/ { id: 'field.startsAt', message: 'Begins' } },
  endsAt: { kind: 'instant', label: /*i18n*/ { id: 'field.endsAt', message: 'Ends' } },
  unlimited: { kind: 'yesNo', label: /*i18n*/ { id: 'field.unlimited', message: 'Unlimited' } },
  cancelAtEnd: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.cancelAtEnd', message: 'Ends with its period' },
  },
  yearlyPrice: { kind: 'money', label: /*i18n*/ { id: 'field.yearlyPrice', message: 'Yearly price' } },
  users: { kind: 'number', label: /*i18n*/ { id: 'field.users', message: 'Users' } },
  recommended: { kind: 'yesNo', label: /*i18n*/ { id: 'field.recommended', message: 'Recommended' } },
  firstName: { kind: 'text', label: /*i18n*/ { id: 'field.firstName', message: 'First name' } },
  lastName: { kind: 'text', label: /*i18n*/ { id: 'field.lastName', message: 'Last name' } },
  fullName: { kind: 'text', label: /*i18n*/ { id: 'field.fullName', message: 'Full name' } },
  email: { kind: 'text', label: /*i18n*/ { id: 'field.email', message: 'Email' } },
  mobile: { kind: 'text', label: /*i18n*/ { id: 'field.mobile', message: 'Mobile' } },
  role: { kind: 'choice', label: /*i18n*/ { id: 'field.role', message: 'Role' } },
  language: { kind: 'choice', label: /*i18n*/ { id: 'field.language', message: 'Language of messages' } },
  deletedAt: { kind: 'instant', label: /*i18n*/ { id: 'field.deletedAt', message: 'Deleted at' } },
  isVerified: { kind: 'yesNo', label: /*i18n*/ { id: 'field.isVerified', message: 'Confirmed by a code' } },
  isIdentityVerified: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.isIdentityVerified', message: 'Identity confirmed' },
  },
  profileImage: { kind: 'picture', label: /*i18n*/ { id: 'field.profileImage', message: 'Photo' } },
  ownerId: { kind: 'key', label: /*i18n*/ { id: 'field.ownerId', message: 'Seller' } },
  accountId: { kind: 'key', label: /*i18n*/ { id: 'field.ownerId', message: 'Seller' } },
  sizeClass: { kind: 'text', label: /*i18n*/ { id: 'field.sizeClass', message: 'Size class' } },
  sides: { kind: 'sides', label: /*i18n*/ { id: 'field.sides', message: 'Dimensions' } },
  weight: { kind: 'weight', label: /*i18n*/ { id: 'field.weight', message: 'Weight' } },
  cost: { kind: 'money', label: /*i18n*/ { id: 'field.cost', message: 'Cost' } },
  costIncludesVat: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.costIncludesVat', message: 'The cost includes VAT' },
  },
  costVat: { kind: 'rate', label: /*i18n*/ { id: 'field.costVat', message: 'VAT on the cost' } },
  vatRegistered: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.vatRegistered', message: 'Registered for VAT' },
  },
  feeVatIsCost: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.feeVatIsCost', message: 'VAT on fees not recovered' },
  },
  marginRate: { kind: 'rate', label: /*i18n*/ { id: 'field.marginRate', message: 'Target margin' } },
  marginBase: { kind: 'choice', label: /*i18n*/ { id: 'field.marginBase', message: 'Margin of' } },
  marginAmount: { kind: 'money', label: /*i18n*/ { id: 'field.marginAmount', message: 'Target profit' } },
  extraRate: { kind: 'rate', label: /*i18n*/ { id: 'field.extraRate', message: 'Extra costs, percent' } },
  extraFixed: { kind: 'money', label: /*i18n*/ { id: 'field.extraFixed', message: 'Extra costs, fixed' } },
  adsRate: { kind: 'rate', label: /*i18n*/ { id: 'field.adsRate', message: 'Ads' } },
  couponRate: { kind: 'rate', label: /*i18n*/ { id: 'field.couponRate', message: 'Coupons' } },
  returnCost: { kind: 'money', label: /*i18n*/ { id: 'field.returnCost', message: 'Returns per unit sold' } },
  storageCost: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.storageCost', message: 'Storage per unit sold' },
  },
  ending: { kind: 'choice', label: /*i18n*/ { id: 'field.ending', message: 'Price ending' } },
  override: { kind: 'text', label: /*i18n*/ { id: 'field.override', message: 'Agreed fees' } },
  price: { kind: 'money', label: /*i18n*/ { id: 'field.price', message: 'Your price' } },
  sku: { kind: 'text', label: /*i18n*/ { id: 'field.sku', message: 'SKU' } },
  currentPrice: { kind: 'money', label: /*i18n*/ { id: 'field.currentPrice', message: 'Current price' } },
  minPrice: { kind: 'money', label: /*i18n*/ { id: 'field.minPrice', message: 'Lowest price allowed' } },
  maxPrice: { kind: 'money', label: /*i18n*/ { id: 'field.maxPrice', message: 'Highest price allowed' } },
  monthlySales: {
    kind: 'number',
    label: /*i18n*/ { id: 'field.monthlySales', message: 'Units sold a month' },
  },
  currentProfit: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.currentProfit', message: 'Profit at the current price' },
  },
  currentMeetsTarget: {
    kind: 'yesNo',
    label: /*i18n*/ { id: 'field.currentMeetsTarget', message: 'The current price meets the target' },
  },
  recommendedPrice: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.recommendedPrice', message: 'Recommended price' },
  },
  finalPrice: { kind: 'money', label: /*i18n*/ { id: 'field.finalPrice', message: 'Final price' } },
  commission: { kind: 'money', label: /*i18n*/ { id: 'field.commission', message: 'Commission' } },
  fulfilmentFee: { kind: 'money', label: /*i18n*/ { id: 'field.fulfilmentFee', message: 'Fulfilment fee' } },
  totalStoreFees: {
    kind: 'money',
    label: /*i18n*/ { id: 'field.totalStoreFees', message: 'Total store fees' },
  },
  profit: { kind: 'money', label: /*i18n*/ { id: 'field.profit', message: 'Net profit' } },
  finalMargin: { kind: 'rate', label: /*i18n*/ { id: 'field.finalMargin', message: 'Margin' } },
  meetsTarget: { kind: 'yesNo', label: /*i18n*/ { id: 'field.meetsTarget', message: 'Meets the target' } },
  calculatedAt: { kind: 'instant', label: /*i18n*/ { id: 'field.calculatedAt', message: 'Calculated at' } },
  images: { kind: 'number', label: /*i18n*/ { id: 'field.images', message: 'Pictures' } },
};
