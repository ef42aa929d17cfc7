/** The data of whoever issues invoices, as settings. */
export const sellerEnvironment = {
  INVOICE_SELLER_NAME_EN: 'Saer Company',
  INVOICE_SELLER_NAME_AR: 'شركة سعّر',
  INVOICE_SELLER_VAT_NUMBER: '300000000000003',
  INVOICE_SELLER_BUILDING: '1234',
  INVOICE_SELLER_STREET: 'King Fahd Road',
  INVOICE_SELLER_STREET_AR: 'طريق الملك فهد',
  INVOICE_SELLER_DISTRICT: 'Al Olaya',
  INVOICE_SELLER_DISTRICT_AR: 'العليا',
  INVOICE_SELLER_CITY: 'Riyadh',
  INVOICE_SELLER_CITY_AR: 'الرياض',
  INVOICE_SELLER_POSTAL_CODE: '12213',
};
