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

/** Says whether the device can send this itself: to WhatsApp, by mail, to a device nearby. */
export const canShare = (data: ShareData): boolean =>
  typeof navigator.canShare === 'function' && navigator.canShare(data);

/** Opens the device's own ways to send. Whoever changes their mind has no error; false: the device refused. */
export async function shareWithDevice(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data);
    return true;
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError';
  }
}
