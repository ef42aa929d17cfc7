/** Posts fields to an address as the browser's own form does: in this tab, or in a frame by its name. */
export function postForm(url: string, fields: Readonly<Record<string, string>>, target = '_self'): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = url;
  form.target = target;
  form.hidden = true;
  for (const [name, value] of Object.entries(fields))
    form.append(Object.assign(document.createElement('input'), { type: 'hidden', name, value }));
  document.body.append(form);
  form.submit();
  form.remove();
}

/** Posts fields into a new frame inside an element. It may lead the whole tab on, and nothing else here. */
export function postIntoFrame(
  parent: HTMLElement,
  title: string,
  { url, fields }: { readonly url: string; readonly fields: Readonly<Record<string, string>> },
): void {
  const frame = document.createElement('iframe');
  frame.name = 'card-page';
  frame.title = title;
  frame.className = 'size-full';
  // Of another origin: the gateway and the bank need their own scripts and cookies.
  frame.sandbox.add(
    'allow-forms',
    'allow-scripts',
    'allow-same-origin',
    'allow-popups',
    'allow-top-navigation',
  );
  parent.replaceChildren(frame);
  postForm(url, fields, frame.name);
}
