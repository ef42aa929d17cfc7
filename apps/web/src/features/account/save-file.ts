/** Hands a file made here to the browser, to be kept where downloads go. */
export function saveFile(name: string, type: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser reads it after the press, so it must outlive this moment.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
