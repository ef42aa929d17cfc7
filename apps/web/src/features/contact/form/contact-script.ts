import { contactFormPath, contactPath, shortestWriting } from '@saer/contract/contact-text';
import { consentVersion, subscribePath } from '@saer/contract/newsletter-consent';
import { type Answer, post } from '../../../lib/plain-post.ts';
import { onSubmit, part, showFieldError, showFieldErrors, textIn } from './plain-form.ts';
import { smallerPicture } from './smaller-picture.ts';

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

/** The chosen picture; undefined: it cannot be read, which its field says. */
async function readPicture(): Promise<{ picture?: string } | undefined> {
  const file = new FormData(form).get('picture');
  if (!(file instanceof File) || file.size === 0) return {};
  try {
    return { picture: await smallerPicture(file) };
  } catch {
    showFieldError(pictureField, form.dataset['unreadable']);
    return undefined;
  }
}

async function send(content: object): Promise<Answer> {
  const { text, from } = await currentTicket();
  await wait(Math.max(0, from + shortestWriting - Date.now()));
  return post(contactPath, { ticket: text, website: textIn(form, 'website'), ...content });
}

const sent = part(document, '[data-contact-sent]');

onSubmit(form, thread === null ? ['name', 'email', 'message'] : ['message'], async () => {
  const picture = await readPicture();
  if (picture === undefined) return;
  const status = part(form, '[data-status]');
  status.textContent = form.dataset['sending'] ?? '';
  const filled = (name: string) => (textIn(form, name) === '' ? {} : { [name]: textIn(form, name) });
  const content = {
    ...(thread === null ? { ...filled('name'), ...filled('email') } : { thread }),
    message: textIn(form, 'message'),
    ...picture,
  };
  try {
    let answer = await send(content);
    if (answer.code === 'messageNotAccepted') {
      // A page left open for days, or a field that the browser filled in: neither is the writer's fault.
      ticket = undefined;
      const unseen = part(form, '[name=website]');
      if (unseen instanceof HTMLInputElement) unseen.value = '';
      answer = await send(content);
    }
    if (!answer.isOk) {
      const failed = [{ message: form.dataset['failed'] ?? '' }];
      showFieldErrors(form, answer.fieldErrors.length === 0 ? failed : answer.fieldErrors);
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
