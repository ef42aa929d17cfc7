/** Texts on every page of a local provider. */
export const localWords = {
  title: /*i18n*/ { id: 'local.title', message: 'Local stand-ins' },
  skip: /*i18n*/ { id: 'local.skip', message: 'Skip to the content' },
  brand: /*i18n*/ { id: 'local.brand', message: 'Saer' },
  otherLanguage: /*i18n*/ { id: 'local.otherLanguage', message: 'العربية' },
  note: /*i18n*/ {
    id: 'local.note',
    message:
      'This is a local stand-in: it takes the place of an outside service, and nothing leaves this machine. Only this machine can open this page.',
  },
  mail: /*i18n*/ { id: 'local.mail', message: 'Mail' },
  sms: /*i18n*/ { id: 'local.sms', message: 'SMS' },
  push: /*i18n*/ { id: 'local.push', message: 'Screens' },
  identity: /*i18n*/ { id: 'local.identity', message: 'Nafath' },
  templates: /*i18n*/ { id: 'local.templates', message: 'Templates' },
  reload: /*i18n*/ { id: 'local.reload', message: 'Reload' },
  reloadOn: /*i18n*/ { id: 'local.reloadOn', message: 'Reload every 5 seconds' },
  reloadOff: /*i18n*/ { id: 'local.reloadOff', message: 'Stop reloading' },
};
