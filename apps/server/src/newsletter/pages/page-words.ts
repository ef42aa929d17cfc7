/** Texts of the pages that the newsletter's mails link to. */
export const pageWords = {
  brand: /*i18n*/ { id: 'newsletter.brand', message: 'Saer' },
  skip: /*i18n*/ { id: 'newsletter.skip', message: 'Skip to the content' },
  otherLanguage: /*i18n*/ { id: 'newsletter.otherLanguage', message: 'العربية' },
  confirm: /*i18n*/ { id: 'newsletter.confirm', message: 'Confirm the newsletter' },
  confirmWhat: /*i18n*/ {
    id: 'newsletter.confirmWhat',
    message:
      'From then on you get a mail when marketplace fees change, and what that means for prices. You can unsubscribe in every mail.',
  },
  confirmAction: /*i18n*/ { id: 'newsletter.confirmAction', message: 'Confirm' },
  confirmed: /*i18n*/ { id: 'newsletter.confirmed', message: 'The newsletter is yours' },
  confirmedWhat: /*i18n*/ {
    id: 'newsletter.confirmedWhat',
    message: 'You are on the list. The next newsletter comes to your address.',
  },
  expired: /*i18n*/ { id: 'newsletter.expired', message: 'This link is no longer valid' },
  expiredWhat: /*i18n*/ {
    id: 'newsletter.expiredWhat',
    message:
      'It has expired or was not copied in full. Ask for the newsletter again, and we send a new link.',
  },
  ask: /*i18n*/ { id: 'newsletter.ask', message: 'Ask for the newsletter' },
  unsubscribe: /*i18n*/ { id: 'newsletter.unsubscribe', message: 'Unsubscribe from the newsletter' },
  unsubscribeWhat: /*i18n*/ {
    id: 'newsletter.unsubscribeWhat',
    message: 'You will get no more newsletters. Your account, if you have one, stays as it is.',
  },
  unsubscribeAction: /*i18n*/ { id: 'newsletter.unsubscribeAction', message: 'Unsubscribe' },
  unsubscribed: /*i18n*/ { id: 'newsletter.unsubscribed', message: 'You are unsubscribed' },
  unsubscribedWhat: /*i18n*/ {
    id: 'newsletter.unsubscribedWhat',
    message: 'No more newsletters will come. If that was a mistake, you can ask for them again.',
  },
  foreign: /*i18n*/ { id: 'newsletter.foreign', message: 'This link is not complete' },
  foreignWhat: /*i18n*/ {
    id: 'newsletter.foreignWhat',
    message: 'Open the link at the end of a newsletter once more; perhaps a part of it was lost.',
  },
  home: /*i18n*/ { id: 'newsletter.home', message: 'To the home page' },
};
