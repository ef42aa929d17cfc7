// Inlined in the app's page: on a slow connection the last price is there long before the calculator.
import { detectLanguage } from '@saer/i18n/locale';
import { calculatorPath, openCalculatorPath } from '../lib/form/calculator-link.ts';
import { callHeaders } from '../lib/api/call-headers.ts';
import { requestEarly } from '../lib/api/early-reply.ts';
import { lastAnswerId, lastAnswerTo } from '../lib/browser/last-answer.ts';
import { readStorage } from '../lib/browser/storage.ts';

const create = (className: string, ...content: readonly (string | Node)[]): HTMLElement => {
  const element = document.createElement('span');
  element.className = className;
  element.append(...content);
  return element;
};

/** A figure below its name. The riyal sign stands left of the amount in both languages. */
const figure = (name: string, amount: string): HTMLElement => {
  const value = create('text-lg font-semibold', amount);
  value.dir = 'ltr';
  return create('flex flex-col items-start', create('text-xs text-muted', name), value);
};

const token = readStorage('token');
const isSignedIn = token !== undefined;
if (location.pathname === (isSignedIn ? calculatorPath : openCalculatorPath)) {
  // A guest without an address to open continues where they left off.
  const query = location.search.slice(1) || (isSignedIn ? '' : (readStorage('typedCalculation') ?? ''));
  // The language is set by now, and before the first visit ends this browser has no id but the specification's default.
  const device = readStorage('fcmtoken') ?? '0000000';
  const headers = callHeaders(detectLanguage(document.documentElement.lang), token, device);
  if (!/(?:^|&)on=/.test(query)) requestEarly('/v1/fee-book', headers);
  if (isSignedIn) requestEarly('/v1/fee-book/agreed', headers);
  const answer = query === '' ? undefined : lastAnswerTo(query);
  if (answer) {
    const bar = create(
      // In a system font: the text fonts would arrive before the scripts, and delay them.
      'fixed inset-x-3 bottom-3 z-10 mx-auto flex max-w-xl flex-wrap justify-between gap-x-6 gap-y-1 rounded-card border border-line bg-raised px-4 py-2.5 font-[family-name:system-ui] text-ink shadow-raised',
      figure(answer.priceName, answer.price),
      figure(answer.profitName, answer.profit),
      create('w-full text-xs text-muted', answer.note),
    );
    bar.id = lastAnswerId;
    bar.setAttribute('role', 'status');
    document.body.append(bar);
  }
}
