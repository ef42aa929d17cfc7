/** Loads the picture library with the first picture. A file is read by its content, never by its name; other decoders are disabled. */
async function loadSharp() {
  const { default: sharp } = await import('sharp');
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Png', 'Jpeg', 'Nsgif', 'Webp'].map((kind) => `VipsForeignLoad${kind}Buffer`),
  });
  sharp.cache(false);
  return sharp;
}
let loaded: ReturnType<typeof loadSharp> | undefined;

/** The picture library, with the decoders that uploaded pictures may need. */
export const openSharp = (): ReturnType<typeof loadSharp> => (loaded ??= loadSharp());
