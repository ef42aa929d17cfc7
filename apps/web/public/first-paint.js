// Runs before anything is painted, so that a stored theme or language never flashes through another one.
function readStored(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

const page = document.documentElement;
const dark = readStored('dark');
if (dark !== null) page.dataset.theme = dark === 'true' ? 'dark' : 'light';
if (!('prerendered' in page.dataset)) {
  page.lang = /^ar\b/i.test(readStored('lang') ?? navigator.language) ? 'ar' : 'en';
  page.dir = page.lang === 'ar' ? 'rtl' : 'ltr';
}
