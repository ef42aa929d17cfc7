import './styles.css';
import { detectLanguage } from '@saer/i18n/locale';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { speak } from '../lib/language.ts';
import { PublicPage } from './public-page.tsx';

const root = document.querySelector('#root');
if (root === null) throw new Error('public.html has no #root');

const language = detectLanguage(document.documentElement.lang);
await speak(language, ['landing']);

// Built pages come with their content; the development server sends them empty.
if (root.hasChildNodes()) hydrateRoot(root, <PublicPage language={language} />);
else createRoot(root).render(<PublicPage language={language} />);
