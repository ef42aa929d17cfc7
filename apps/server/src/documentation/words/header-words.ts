import type { MessageDescriptor } from '@lingui/core';
import { requestHeaders } from '@saer/contract/request-headers';

type HeaderName = keyof typeof requestHeaders.shape;

export const isHeaderName = (name: string): name is HeaderName => name in requestHeaders.shape;

export const headersTitle: MessageDescriptor = /*i18n*/ {
  id: 'docs.headers',
  message: 'Headers of every call',
};

/** The meaning of each header. */
export const headerWords: Readonly<Record<HeaderName, MessageDescriptor>> = {
  authorization: /*i18n*/ {
    id: 'docs.header.authorization',
    message:
      '`Bearer` and the `accessToken` from sign-in, identifying the caller. Public endpoints need none',
  },
  'x-idrive-device-id': /*i18n*/ {
    id: 'docs.header.x-idrive-device-id',
    message: 'Identifies the calling device',
  },
  language: /*i18n*/ {
    id: 'docs.header.language',
    message: 'Language of the messages, `ar` or `en`; goes before `accept-language`',
  },
  'accept-language': /*i18n*/ {
    id: 'docs.header.accept-language',
    message: 'As a browser sends it; counts where `language` is absent',
  },
  'session-id': /*i18n*/ { id: 'docs.header.session-id', message: 'Identifies the calling session' },
  'app-version': /*i18n*/ { id: 'docs.header.app-version', message: 'Version of the app that calls' },
  platform: /*i18n*/ {
    id: 'docs.header.platform',
    message: '`web` may send 500 rows at once, `desktop` 2,500; anything else is refused',
  },
};

/** The behaviour without the header, if it is not a single value. */
export const headerDefaults: Readonly<Record<string, MessageDescriptor>> = {
  language: /*i18n*/ { id: 'docs.header.default.language', message: 'what `accept-language` says' },
  'accept-language': /*i18n*/ { id: 'docs.header.default.accept-language', message: 'English' },
};
