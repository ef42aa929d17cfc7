/** The content of a message, before it is rendered as a mail's text and HTML. */
export interface EmailTemplate {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Text that a person wrote, after the paragraphs: in any language, with links. */
  readonly written?: string;
  /** A one-time code, to be read and typed. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly href: string };
  /** Advice in case it was not you; how long a link is valid. */
  readonly smallPrint: readonly string[];
  /** Why the recipient gets it, if not because of an account. */
  readonly foot?: string;
  /** The way out of a subscription, at the end. */
  readonly unsubscribe?: { readonly label: string; readonly href: string };
}

/** A name as its owner wrote it, shortened, and so that no mail program makes a link of it. */
export const plainName = (name: string): string => name.slice(0, 60).replaceAll(/[.:/@]/g, '$&\u2060');
