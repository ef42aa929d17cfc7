/** Texts on the page of the local Nafath. */
export const nafathWords = {
  title: /*i18n*/ { id: 'nafath.title', message: 'Local Nafath' },
  how: /*i18n*/ {
    id: 'nafath.how',
    message: 'Choose the number that the site shows you, as you would in the Nafath app.',
  },
  none: /*i18n*/ { id: 'nafath.none', message: 'No request waits for an answer.' },
  request: /*i18n*/ { id: 'nafath.request', message: 'Request for {nationalId}' },
  choose: /*i18n*/ { id: 'nafath.choose', message: 'Choose {number}' },
  reject: /*i18n*/ { id: 'nafath.reject', message: 'Reject' },
};
