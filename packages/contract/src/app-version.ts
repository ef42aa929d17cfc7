/** The version of this product in the specification's numbering: what our page sends as `app-version`, and what the server says it is. */
export const appVersion = '1.4';
