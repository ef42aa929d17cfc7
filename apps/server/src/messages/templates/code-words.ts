/** Texts of messages with a one-time code. */
export const codeWords = {
  subject: /*i18n*/ { id: 'mail.code.subject', message: 'Your Saer code: {code}' },
  valid: /*i18n*/ {
    id: 'mail.code.valid',
    message:
      'The code is valid for {minutes, plural, one {# minute} other {# minutes}}. Share it with no one; we never ask for it.',
  },
  registration: /*i18n*/ { id: 'mail.code.registration', message: 'Confirm your account' },
  registrationHow: /*i18n*/ {
    id: 'mail.code.registrationHow',
    message: 'Thank you for registering with Saer. Enter this code on the page where you registered:',
  },
  registrationNotYou: /*i18n*/ {
    id: 'mail.code.registrationNotYou',
    message: 'If you did not register, ignore this message: without the code nothing happens.',
  },
  confirmation: /*i18n*/ { id: 'mail.code.confirmation', message: 'Confirm your email address' },
  confirmationHow: /*i18n*/ {
    id: 'mail.code.confirmationHow',
    message: 'Enter this code on the page where you signed in, to confirm that this address is yours:',
  },
  confirmationNotYou: /*i18n*/ {
    id: 'mail.code.confirmationNotYou',
    message: 'If you did not just sign in, someone else knows your password: set a new one now.',
  },
  password: /*i18n*/ { id: 'mail.code.password', message: 'Set a new password' },
  passwordHow: /*i18n*/ {
    id: 'mail.code.passwordHow',
    message: 'Enter this code on the page where you asked for a new password:',
  },
  passwordNotYou: /*i18n*/ {
    id: 'mail.code.passwordNotYou',
    message: 'If you did not ask for it, ignore this message: your password stays as it is.',
  },
  contact: /*i18n*/ { id: 'mail.code.contact', message: 'Confirm your new email or mobile' },
  contactHow: /*i18n*/ {
    id: 'mail.code.contactHow',
    message: 'Enter this code on the page where you changed your email address or mobile number:',
  },
  contactNotYou: /*i18n*/ {
    id: 'mail.code.contactNotYou',
    message: 'If you changed nothing, ignore this message: without the code nothing happens.',
  },
  signIn: /*i18n*/ { id: 'mail.code.signIn', message: 'Sign in to Saer' },
  signInHow: /*i18n*/ {
    id: 'mail.code.signInHow',
    message: 'Enter this code in the app where you asked to sign in:',
  },
  signInNotYou: /*i18n*/ {
    id: 'mail.code.signInNotYou',
    message: 'If you did not ask to sign in, ignore this message: without it nobody gets in.',
  },
  signInLinkHow: /*i18n*/ {
    id: 'mail.link.signInHow',
    message: 'Open this link to sign in. It leads to {host}.',
  },
  passwordLinkHow: /*i18n*/ {
    id: 'mail.link.passwordHow',
    message: 'Open this link to set a new password. It leads to {host}.',
  },
  confirmationLinkHow: /*i18n*/ {
    id: 'mail.link.confirmationHow',
    message: 'Open this link to confirm that this address is yours. It leads to {host}.',
  },
  openLink: /*i18n*/ { id: 'mail.link.open', message: 'Open the link' },
  linkNotYou: /*i18n*/ {
    id: 'mail.link.notYou',
    message: 'If you did not ask for it, ignore this message: without the link nothing happens.',
  },
  signInSms: /*i18n*/ {
    id: 'sms.code.signIn',
    message:
      '{code} is your Saer code to sign in, valid for {minutes, plural, one {# minute} other {# minutes}}. Do not share it with anyone.',
  },
  registrationSms: /*i18n*/ {
    id: 'sms.code.registration',
    message:
      '{code} is your Saer code to confirm your account, valid for {minutes, plural, one {# minute} other {# minutes}}. Do not share it with anyone.',
  },
  passwordSms: /*i18n*/ {
    id: 'sms.code.password',
    message:
      '{code} is your Saer code to set a new password, valid for {minutes, plural, one {# minute} other {# minutes}}. Do not share it with anyone.',
  },
  contactSms: /*i18n*/ {
    id: 'sms.code.contact',
    message:
      '{code} is your Saer code to confirm this number, valid for {minutes, plural, one {# minute} other {# minutes}}. Do not share it with anyone.',
  },
};
