// Inlined in the app's page, so that a saved theme or language never flashes through another one.
import { directions } from '@saer/i18n/locale';
import { preferredLanguage } from '../lib/language/language-choice.ts';
import { currentTheme, showTheme } from '../lib/language/theme-choice.ts';

const { documentElement: page } = document;
showTheme(currentTheme());
page.lang = preferredLanguage();
page.dir = directions[preferredLanguage()];
