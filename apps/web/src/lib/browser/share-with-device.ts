/** Whether the device can send this itself: to WhatsApp, by mail, to a device nearby. */
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
