// Runs before anything is painted, so that a stored theme or language never flashes through another one.
{
  const page = document.documentElement;
  const stored = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const dark = stored('dark');
  if (dark !== null) page.dataset.theme = dark === 'true' ? 'dark' : 'light';
  if (!page.dataset.prerendered) {
    const preferred = stored('lang') ?? navigator.language;
    page.lang = /^ar\b/i.test(preferred) ? 'ar' : 'en';
    page.dir = page.lang === 'ar' ? 'rtl' : 'ltr';
  }
}
