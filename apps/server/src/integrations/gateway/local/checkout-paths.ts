/** The pages of the local gateway, on our own origin. */
export const checkoutPath = '/local/gateway/FortAPI/paymentPage';
export const cardPath = '/local/gateway/card';
export const authenticationPath = '/local/gateway/3ds';
