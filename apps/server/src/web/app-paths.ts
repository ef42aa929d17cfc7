import { pageAccess } from '@saer/contract/pages';

/** The addresses the specification gives to the app. Which of them are built already is the app's to say. */
const specified = [
  /^\/(?:terms|instructions|privacy-policy|about-us|contact-us|pricing|checkout)$/,
  /^\/access(?:\/(?:login|forgot-password|signup))?$/,
  /^\/account\/settings(?:\/(?:subscriptions|manage-subscription-users))?$/,
  /^\/user\/(?:download|add-product|product-history)$/,
  /^\/admin(?:\/[a-z-]+){0,2}$/,
];

export const isAppPath = (pathname: string): boolean => {
  const path = pathname.length > 1 && pathname.endsWith('/') ? pathname.slice(0, -1) : pathname;
  return Object.hasOwn(pageAccess, path) || specified.some((each) => each.test(path));
};
