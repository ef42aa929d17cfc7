/** The content of a message, before it is rendered as a mail's text and HTML. */
export interface EmailTemplate {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A one-time code, to be read and typed. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly href: string };
  /** Advice in case it was not you; how long a link is valid. */
  readonly smallPrint: readonly string[];
}
