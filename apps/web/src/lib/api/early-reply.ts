declare global {
  interface Window {
    /** Replies to requests that a page sent before its scripts arrived, parsed, by address; undefined if one failed. */
    earlyReplies?: Map<string, Promise<unknown>>;
  }
}

/** Requests what the page will ask for once its scripts are there: on a slow connection that takes seconds. */
export const requestEarly = (address: string, headers: Readonly<Record<string, string>>): void => {
  const reply = fetch(address, { headers })
    .then((response) => (response.ok ? response.json() : undefined))
    .catch(() => undefined);
  window.earlyReplies = (window.earlyReplies ?? new Map()).set(address, reply);
};

/** The early reply from an address, once; undefined if none was requested. */
export const takeEarlyReply = (address: string): Promise<unknown> | undefined => {
  const reply = window.earlyReplies?.get(address);
  window.earlyReplies?.delete(address);
  return reply;
};
