import { detectPlatform, offerInstall } from '../card/detect-platform.ts';
import type { StorageKey } from '../../../lib/browser/storage.ts';

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

const lists = document.querySelectorAll<HTMLElement>('[data-releases]');
for (const list of lists)
  for (const button of list.querySelectorAll<HTMLButtonElement>('[data-copy]')) {
    button.hidden = false;
    button.addEventListener('click', () => void copy(button, list.dataset['copied'] ?? ''));
  }

const key: StorageKey = 'releaseChannel';

function attempt(action: () => void): void {
  try {
    action();
  } catch {
    // A browser may forbid storage: then nothing is remembered.
  }
}

function show(channel: string): void {
  for (const part of document.querySelectorAll<HTMLElement>('[data-channel]'))
    part.hidden = part.dataset['channel'] !== channel;
}

const choice = document.querySelector<HTMLElement>('[data-channel-choice]');
if (choice !== null) choice.hidden = false;
for (const radio of choice?.querySelectorAll('input') ?? []) {
  attempt(() => {
    if (radio.value !== localStorage.getItem(key)) return;
    radio.checked = true;
    show(radio.value);
  });
  radio.addEventListener('change', () => {
    show(radio.value);
    attempt(() => localStorage.setItem(key, radio.value));
  });
}

const platform = await detectPlatform(navigator);
for (const list of lists) {
  const own = list.querySelector<HTMLElement>(`[data-platform="${platform}"]`);
  const guess = own?.querySelector<HTMLElement>('[data-guess-place]');
  if (!own || !guess) continue;
  guess.textContent = list.dataset['guess'] ?? '';
  guess.hidden = false;
  list.prepend(own);
}
