import { useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';

/** Names the page in the browser's tab, in the language that is spoken. */
export const usePageTitle = (title: string): void => {
  const { t } = useLingui();
  const full = `${title} · ${t`Saer`}`;
  useEffect(() => {
    document.title = full;
  }, [full]);
};
