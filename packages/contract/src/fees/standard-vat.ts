/** The standard rate of VAT in Saudi Arabia, in basis points. */
export const standardVat = 1500;
