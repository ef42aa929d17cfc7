import { isolateLtr } from '@saer/i18n/isolate-ltr';
import type { Language } from '@saer/i18n/locale';
import { html, type Html } from '../../../http/html.ts';
import type { Say } from '../../local/translators.ts';
import { type LocalPage, reloading, localProviderNote } from '../../local/local-page.ts';
import type { LocalRequest } from './nafath-server.ts';
import { nafathWords as words } from './nafath-words.ts';

const card = ({ transId, nationalId, numbers }: LocalRequest, say: Say, language: Language): Html =>
  html`<article class="card">
    <h2>${say(words.request, { nationalId: isolateLtr(nationalId) })}</h2>
    <form method="post" action="/local/nafath?lang=${language}" class="actions">
      <input type="hidden" name="transId" value="${transId}" />
      ${numbers.map(
        (number) =>
          html`<button name="number" value="${number}" aria-label="${say(words.choose, { number })}">
            ${number}
          </button>`,
      )}
      <button class="quiet" name="number" value="">${say(words.reject)}</button>
    </form>
  </article>`;

/** The local Nafath app: waiting requests, and the numbers to choose from. */
export const waitingPage =
  (requests: readonly LocalRequest[]) =>
  (say: Say, language: Language, isReloading: boolean): LocalPage => ({
    title: say(words.title),
    note: localProviderNote(say),
    body: html`<p>${say(words.how)}</p>
      ${reloading(say, language, isReloading)} ${requests.length === 0 ? html`<p>${say(words.none)}</p>` : ''}
      ${requests.map((request) => card(request, say, language))}`,
  });
