/** Offers a file created in the browser as a download. */
export function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser may still be reading it when the click is over.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
