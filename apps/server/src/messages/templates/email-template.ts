/** What a message says, before it becomes a mail's text and HTML. */
export interface EmailTemplate {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** A one-time code, to be read and typed. */
  readonly code?: string;
  readonly action?: { readonly label: string; readonly href: string };
  /** What to do if it was not you; how long a link lives. */
  readonly smallPrint: readonly string[];
}
