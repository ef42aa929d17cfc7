import { codeMinutes } from '@saer/contract/account/auth';
import { accountWords } from './account-words.ts';
import { codeWords } from './code-words.ts';
import { toEmailTemplate, subscriptionFacts } from './email-template-of.ts';
import type { EmailTemplate } from './email-template.ts';
import type { Message } from './message.ts';
import { subscriptionSms, subscriptionWords } from './subscription-words.ts';
import { type Say, sayIn } from '../../integrations/local/translators.ts';
import { directions, type Language } from '@saer/i18n/locale';
import { html, type Html } from '../../http/replies/html.ts';
import { localWords } from '../../integrations/local/local-page.ts';

const font = "font-family:'IBM Plex Sans Arabic',system-ui,'Segoe UI',Tahoma,Arial,sans-serif";

/** For mail programs that support dark mode; the others use the colours of each element. */
const dark = `@media (prefers-color-scheme: dark) {
  .canvas { background: #0e1412 !important; }
  .sheet { background: #151c19 !important; border-color: #27312d !important; }
  .ink { color: #e8efeb !important; }
  .muted { color: #9fada6 !important; }
  .brand { color: #46c49c !important; }
  .code { background: #14332a !important; color: #e8efeb !important; }
  .mark { background: #46c49c !important; color: #06211a !important; }
  .button { background: #46c49c !important; color: #06211a !important; }
}`;

const paragraph = (text: string): Html =>
  html`<p class="ink" style="margin:0 0 16px;font-size:15px;line-height:1.7;color:#16201c">${text}</p>`;

const smallParagraph = (text: string): Html =>
  html`<p class="muted" style="margin:0 0 8px;font-size:14px;line-height:1.7;color:#5a645e">${text}</p>`;

const urls = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)\]])/;

/** Text with its addresses as links: every second part of the split is one. */
const linked = (text: string): readonly Html[] =>
  text
    .split(urls)
    .map((part, at) =>
      at % 2 === 0
        ? html`${part}`
        : html`<a href="${part}" dir="ltr" class="brand" style="color:#0b6e56">${part}</a>`,
    );

const writtenParagraph = (text: string): Html =>
  html`<p
    class="ink"
    dir="auto"
    style="margin:0 0 16px;font-size:15px;line-height:1.7;color:#16201c;overflow-wrap:anywhere"
  >
    <span style="white-space:pre-line">${linked(text)}</span>
  </p>`;

const codeBlock = (code: string): Html =>
  html`<p
    dir="ltr"
    class="code"
    style="margin:8px 0 24px;padding:16px;border-radius:10px;background:#e1f1eb;color:#16201c;font-family:Consolas,Menlo,monospace;font-size:32px;line-height:1.2;letter-spacing:6px;text-align:center"
  >
    ${code}
  </p>`;

const button = ({ label, href }: NonNullable<EmailTemplate['action']>): Html =>
  html`<p style="margin:8px 0 24px">
    <a
      href="${href}"
      class="button"
      style="display:inline-block;padding:10px 24px;border-radius:10px;background:#0b6e56;color:#ffffff;font-size:15px;font-weight:600;text-decoration:none"
      >${label}</a
    >
  </p>`;

/** An email as HTML that loads nothing: tables and inline styles, as mail programs require. */
function emailHtml(email: EmailTemplate, siteOrigin: string, language: Language, say: Say): string {
  const { subject, heading, paragraphs, written, code, action, smallPrint, foot, unsubscribe } = email;
  const direction = directions[language];
  const start = direction === 'rtl' ? 'right' : 'left';
  return html`<!doctype html>
    <html lang="${language}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <title>${subject}</title>
        <style>
          ${{ html: dark }}
        </style>
      </head>
      <body class="canvas" style="margin:0;padding:0;background:#f6f5f2;${{ html: font }}">
        <table
          role="presentation"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          class="canvas"
          style="background:#f6f5f2"
        >
          <tr>
            <td align="center" style="padding:24px 12px">
              <table
                role="presentation"
                width="600"
                cellpadding="0"
                cellspacing="0"
                style="width:100%;max-width:600px"
              >
                <tr>
                  <td
                    class="ink"
                    style="padding:0 8px 16px;text-align:${start};font-size:18px;line-height:32px;font-weight:600;color:#16201c"
                  >
                    <span
                      class="mark"
                      style="display:inline-block;width:32px;height:32px;border-radius:9px;background:#0b6e56;color:#ffffff;font-size:18px;line-height:30px;text-align:center;vertical-align:middle"
                      aria-hidden="true"
                      >س</span
                    >
                    <span style="vertical-align:middle">&nbsp;${say(localWords.brand)}</span>
                  </td>
                </tr>
                <tr>
                  <td
                    class="sheet"
                    style="padding:28px 28px 20px;border:1px solid #e5e2dc;border-radius:16px;background:#ffffff;text-align:${start}"
                  >
                    <h1
                      class="ink"
                      style="margin:0 0 16px;font-size:20px;line-height:1.4;font-weight:600;color:#16201c"
                    >
                      ${heading}
                    </h1>
                    ${paragraphs.map(paragraph)} ${(written?.split(/\n{2,}/) ?? []).map(writtenParagraph)}
                    ${code === undefined ? '' : codeBlock(code)} ${action === undefined ? '' : button(action)}
                    ${smallPrint.map(smallParagraph)}
                  </td>
                </tr>
                <tr>
                  <td
                    class="muted"
                    style="padding:16px 8px;text-align:${start};font-size:13px;line-height:1.6;color:#5a645e"
                  >
                    ${foot ?? say(accountWords.foot)}<br />
                    ${unsubscribe === undefined ? '' : html`<a href="${unsubscribe.href}" class="brand" style="color:#0b6e56">${unsubscribe.label}</a> · `}
                    <a href="${siteOrigin}" class="brand" dir="ltr" style="color:#0b6e56">${siteOrigin}</a>
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.html;
}

export interface Rendered {
  readonly subject: string | null;
  readonly body: string;
  readonly html: string | null;
}

/** An email as plain text. */
function emailText(email: EmailTemplate, siteOrigin: string, say: Say): string {
  const { heading, paragraphs, written, code, action, smallPrint, foot, unsubscribe } = email;
  return [
    heading,
    ...paragraphs,
    ...(written === undefined ? [] : [written]),
    ...(code === undefined ? [] : [code]),
    ...(action === undefined ? [] : [`${action.label}\n${action.href}`]),
    ...smallPrint,
    `-- \nSaer · سعّر\n${siteOrigin}\n${foot ?? say(accountWords.foot)}`,
    ...(unsubscribe === undefined ? [] : [`${unsubscribe.label}\n${unsubscribe.href}`]),
  ].join('\n\n');
}

const kindsOfCode = {
  registrationCode: codeWords.registrationSms,
  confirmationCode: codeWords.registrationSms,
  passwordCode: codeWords.passwordSms,
  contactCode: codeWords.contactSms,
  signInCode: codeWords.signInSms,
};

/** A text without the invisible characters of ours, which would halve an SMS. */
const plainText = (text: string): string => text.replaceAll(/[\u2066-\u2069]/g, '').replaceAll('\u00A0', ' ');

/** A message as an SMS, the code first: in Arabic one segment of 70 characters. */
function smsText(message: Extract<Message, { readonly mobile: string }>, say: Say): string {
  if (message.template === 'alreadyRegistered') return say(accountWords.registeredSms);
  if (message.template === 'contactChanged') return say(accountWords.contactChangedSms);
  if (message.template === 'subscriptionChanged')
    return plainText(
      say(subscriptionSms, {
        heading: say(subscriptionWords[message.news].heading, subscriptionFacts(message)),
      }),
    );
  return say(kindsOfCode[message.template], { code: message.code, minutes: codeMinutes });
}

/** A message as it goes out, in its recipient's language. Links begin with `siteOrigin`. */
export function render(message: Message, siteOrigin: string): Rendered {
  const say = sayIn(message.language);
  if (message.email === undefined) return { subject: null, body: smsText(message, say), html: null };
  const email = toEmailTemplate(message, siteOrigin, say);
  return {
    subject: email.subject,
    body: emailText(email, siteOrigin, say),
    html: emailHtml(email, siteOrigin, message.language, say),
  };
}
