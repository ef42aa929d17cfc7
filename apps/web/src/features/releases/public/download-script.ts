import { detectPlatform, offerInstall } from '../card/detect-platform.ts';

const install = document.querySelector<HTMLButtonElement>('[data-install]');
if (install !== null) {
  let run: (() => void) | undefined;
  install.addEventListener('click', () => run?.());
  offerInstall((offered) => {
    run = offered;
    install.hidden = offered === undefined;
  });
}

/** Copies a checksum, and says so. */
async function copy(button: HTMLButtonElement, copied: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(button.dataset['copy'] ?? '');
    const text = button.querySelector('span');
    if (text !== null) text.textContent = copied;
  } catch {
    // The checksum can be selected instead.
    button.hidden = true;
  }
}

const list = document.querySelector<HTMLElement>('[data-releases]');
for (const button of list?.querySelectorAll<HTMLButtonElement>('[data-copy]') ?? []) {
  button.hidden = false;
  button.addEventListener('click', () => void copy(button, list?.dataset['copied'] ?? ''));
}

const own = list?.querySelector<HTMLElement>(`[data-platform="${await detectPlatform(navigator)}"]`);
const guess = own?.querySelector<HTMLElement>('[data-guess-place]');
if (own && guess) {
  guess.textContent = list?.dataset['guess'] ?? '';
  guess.hidden = false;
  list?.prepend(own);
}
