/** The event by which a browser offers to install the app (Chromium). */
interface InstallEvent extends Event {
  readonly prompt: () => Promise<unknown>;
}

const isInstallEvent = (event: Event): event is InstallEvent => 'prompt' in event;

/** Calls with the way to install whenever the browser offers one, and with undefined once it was taken. Returns the end of that. */
export function offerInstall(show: (install: (() => void) | undefined) => void): () => void {
  const bound = new AbortController();
  const { signal } = bound;
  const offered = (event: Event): void => {
    if (!isInstallEvent(event)) return;
    event.preventDefault();
    show(() => {
      show(undefined);
      void event.prompt();
    });
  };
  addEventListener('beforeinstallprompt', offered, { signal });
  addEventListener('appinstalled', () => show(undefined), { signal });
  return () => bound.abort();
}
