import type { Language } from '@saer/i18n/locale';
import type { DemoFeeBook } from '../demo/demo-fee-book.ts';

/** Has the example sheet priced when its button is pressed, or if it was before this script arrived. */
export function startSheet(root: Element, language: Language, book: DemoFeeBook): void {
  const [button, error] = ['start', 'error'].map((name) =>
    root.querySelector<HTMLElement>(`[data-sheet-${name}]`),
  );
  const start = (): void => {
    if (error) error.hidden = true;
    void import('./show-sheet.tsx')
      .then(({ showSheet }) => showSheet(root, language, book))
      .catch(() => {
        if (error) error.hidden = false;
        button?.removeAttribute('aria-busy');
      });
  };
  button?.addEventListener('click', start);
  if (button?.ariaBusy === 'true') start();
}
