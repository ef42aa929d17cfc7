/** The version of this product in the specification's numbering: sent by our page as `app-version`, and reported by the server. */
export const appVersion = '1.4';
