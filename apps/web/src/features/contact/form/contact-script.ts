import {
  contactFormPath,
  contactPath,
  maxDocumentMegabytes,
  shortestWriting,
} from '@saer/contract/contact/contact-text';
import { consentVersion, subscribePath } from '@saer/contract/contact/newsletter-consent';
import { type Answer, post, type PlainError } from '../../../lib/api/plain-post.ts';
import { asDataUri } from '../../../lib/browser/as-data-uri.ts';

/** The element of a form that a selector names. */
const part = (root: ParentNode, selector: string): HTMLElement => {
  const found = root.querySelector<HTMLElement>(selector);
  if (found === null) throw new Error(`The page has no ${selector}`);
  return found;
};

const getFields = (form: HTMLFormElement): readonly HTMLElement[] => [
  ...form.querySelectorAll<HTMLElement>('[data-field]'),
];
const getName = (field: HTMLElement): string | undefined => field.dataset['field'];
const getControl = (field: HTMLElement): HTMLElement => part(field, 'input, textarea');

/** The text of a form's field, trimmed. */
function textIn(form: HTMLFormElement, name: string): string {
  const value = new FormData(form).get(name);
  return typeof value === 'string' ? value.trim() : '';
}

/** Shows the error of a field, or that it has none. */
function showFieldError(field: HTMLElement, message: string | undefined): void {
  const error = part(field, '[data-error]');
  error.textContent = message ?? '';
  error.hidden = message === undefined;
  field.toggleAttribute('data-invalid', message !== undefined);
  getControl(field).setAttribute('aria-invalid', String(message !== undefined));
}

/** Shows errors at their fields, those of no field above the form, and moves to the first; no errors remove them all. */
function showFieldErrors(form: HTMLFormElement, fieldErrors: readonly PlainError[]): void {
  const fields = getFields(form);
  for (const field of fields)
    showFieldError(field, fieldErrors.find((each) => each.field === getName(field))?.message);
  const other = fieldErrors.find((each) => !fields.some((field) => getName(field) === each.field));
  const above = part(form, '[data-problem]');
  above.textContent = other?.message ?? '';
  above.hidden = other === undefined;
  const first = fields.find((field) => field.hasAttribute('data-invalid'));
  if (first !== undefined) getControl(first).focus();
}

/** The errors of the fields that must be filled in and are not. */
function missingIn(form: HTMLFormElement, required: readonly string[]): readonly PlainError[] {
  return required
    .filter((name) => textIn(form, name) === '')
    .map((field) => ({ field, message: form.dataset['required'] ?? '' }));
}

/**
 * Sends a form that has all that is `required`, once at a time; what is typed stays, whatever happens. A form that was submitted before
 * this script was there (`app/public-start.ts`) is sent now.
 */
function onSubmit(form: HTMLFormElement, required: readonly string[], send: () => Promise<void>): void {
  let isSending = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    if (isSending) return;
    const missing = missingIn(form, required);
    if (missing.length > 0) {
      showFieldErrors(form, missing);
      return;
    }
    isSending = true;
    const button = part(form, '[type=submit]');
    button.setAttribute('aria-busy', 'true');
    button.setAttribute('aria-disabled', 'true');
    showFieldErrors(form, []);
    void send()
      .catch(() => showFieldErrors(form, [{ message: form.dataset['offline'] ?? '' }]))
      .finally(() => {
        isSending = false;
        button.removeAttribute('aria-busy');
        button.removeAttribute('aria-disabled');
      });
  });
  // An error goes as soon as its field is corrected.
  form.addEventListener('input', ({ target }) => {
    const field = target instanceof Element ? target.closest<HTMLElement>('[data-field]') : null;
    if (field?.hasAttribute('data-invalid') === true) showFieldError(field, undefined);
  });
  const wasSent = form.dataset['scripted'] === 'sent';
  form.dataset['scripted'] = 'here';
  if (!wasSent) return;
  part(form, '[type=submit]').removeAttribute('aria-busy');
  form.requestSubmit();
}

/** The longest side that an admin sees, in pixels. */
const longestSide = 1_600;

/** A chosen picture as a JPEG of a size worth sending, as a data URI: without the place and the camera that a photo names. */
async function smallerPicture(file: File): Promise<string> {
  const bitmap = await createImageBitmap(file);
  const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(bitmap.width * scale));
  canvas.height = Math.max(1, Math.round(bitmap.height * scale));
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser cannot draw');
  // What is transparent would be black in a JPEG.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
  bitmap.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}

const wait = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const formNamed = (name: string): HTMLFormElement => {
  const found = document.querySelector(`[${name}]`);
  if (!(found instanceof HTMLFormElement)) throw new Error(`The page has no ${name}`);
  return found;
};

const form = formNamed('data-contact-form');

/** The conversation that a mail's link continues; the part after # is sent to no server. */
const thread = new URLSearchParams(location.hash.slice(1)).get('thread');
if (thread !== null) {
  for (const each of document.querySelectorAll<HTMLElement>('[data-first-only]')) each.hidden = true;
  for (const each of document.querySelectorAll<HTMLElement>('[data-thread-only]')) each.hidden = false;
}

interface Ticket {
  readonly text: string;
  readonly from: number;
}
let ticket: Promise<Ticket> | undefined;

async function fetchTicket(): Promise<Ticket> {
  const { texts } = await post(contactFormPath, {});
  return { text: texts['ticket'] ?? '', from: Date.now() };
}

/** One ticket serves until a message has arrived with it; a failed fetch is tried again. */
const currentTicket = (): Promise<Ticket> =>
  (ticket ??= fetchTicket().catch((error: unknown) => {
    ticket = undefined;
    throw error;
  }));
currentTicket().catch(() => undefined);

const pictureField = part(form, '[data-field=picture]');

function showFileName(): void {
  const file = new FormData(form).get('picture');
  const name = file instanceof File ? file.name : '';
  part(pictureField, '[data-file-name]').textContent = name;
  part(pictureField, '[data-no-file]').hidden = name === '';
}
pictureField.addEventListener('change', showFileName);
form.addEventListener('reset', () => setTimeout(showFileName));
part(pictureField, '[data-no-file]').addEventListener('click', () => {
  const input = part(pictureField, 'input');
  if (input instanceof HTMLInputElement) input.value = '';
  showFieldError(pictureField, undefined);
  showFileName();
  input.focus();
});

const isPdf = async (file: File): Promise<boolean> => (await file.slice(0, 5).text()) === '%PDF-';

/** The type is not that of the name. */
const asPdf = (file: File): Blob => new Blob([file], { type: 'application/pdf' });

type Attached = { picture?: string } | { document: string; documentName: string };

/** The chosen file: a picture made smaller, or a PDF as it is; undefined: it cannot be sent, which its field says. */
async function readAttachment(): Promise<Attached | undefined> {
  const file = new FormData(form).get('picture');
  if (!(file instanceof File) || file.size === 0) return {};
  try {
    if (!(await isPdf(file))) return { picture: await smallerPicture(file) };
    if (file.size <= maxDocumentMegabytes * 1024 * 1024)
      return { document: await asDataUri(asPdf(file)), documentName: file.name };
    showFieldError(pictureField, form.dataset['tooLarge']);
  } catch {
    showFieldError(pictureField, form.dataset['unreadable']);
  }
  return undefined;
}

/** The form has one field for both kinds of files. */
const atItsField = (error: PlainError): PlainError =>
  error.field?.startsWith('document') === true ? { ...error, field: 'picture' } : error;

async function sendMessage(content: object): Promise<Answer> {
  const { text, from } = await currentTicket();
  await wait(Math.max(0, from + shortestWriting - Date.now()));
  return post(contactPath, { ticket: text, website: textIn(form, 'website'), ...content });
}

const sent = part(document, '[data-contact-sent]');

onSubmit(form, thread === null ? ['name', 'email', 'message'] : ['message'], async () => {
  const attached = await readAttachment();
  if (attached === undefined) return;
  const status = part(form, '[data-status]');
  status.textContent = form.dataset['sending'] ?? '';
  const filled = (name: string) => (textIn(form, name) === '' ? {} : { [name]: textIn(form, name) });
  const content = {
    ...(thread === null ? { ...filled('name'), ...filled('email') } : { thread }),
    message: textIn(form, 'message'),
    ...attached,
  };
  try {
    let answer = await sendMessage(content);
    if (answer.code === 'messageNotAccepted') {
      // A page left open for days, or a field that the browser filled in: neither is the writer's fault.
      ticket = undefined;
      const unseen = part(form, '[name=website]');
      if (unseen instanceof HTMLInputElement) unseen.value = '';
      answer = await sendMessage(content);
    }
    if (!answer.isOk) {
      const failed = [{ message: form.dataset['failed'] ?? '' }];
      showFieldErrors(form, answer.fieldErrors.length === 0 ? failed : answer.fieldErrors.map(atItsField));
      return;
    }
    ticket = undefined;
    part(sent, '[data-reference]').textContent = answer.texts['reference'] ?? '';
    form.reset();
    form.hidden = true;
    sent.hidden = false;
    part(sent, 'h2').focus();
  } finally {
    status.textContent = '';
  }
});

part(sent, '[data-contact-again]').addEventListener('click', () => {
  sent.hidden = true;
  form.hidden = false;
  part(form, thread === null ? '[name=name]' : '[name=message]').focus();
});

/** Absent while it takes no subscribers. */
const newsletter = document.querySelector('[data-newsletter-form]');
if (newsletter instanceof HTMLFormElement) {
  onSubmit(newsletter, ['subscriber'], async () => {
    const status = part(newsletter, '[data-status]');
    status.textContent = '';
    const answer = await post(subscribePath, {
      email: textIn(newsletter, 'subscriber'),
      website: textIn(newsletter, 'website'),
      consent: consentVersion,
      source: 'contact-us',
    });
    if (answer.isOk) {
      newsletter.reset();
      status.textContent = newsletter.dataset['done'] ?? '';
      return;
    }
    // The page has another field named email.
    const fieldErrors = answer.fieldErrors.map((each) =>
      each.field === 'email' ? { ...each, field: 'subscriber' } : each,
    );
    showFieldErrors(
      newsletter,
      fieldErrors.length === 0 ? [{ message: newsletter.dataset['failed'] ?? '' }] : fieldErrors,
    );
  });
}
