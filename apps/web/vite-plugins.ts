import { lingui } from '@lingui/vite-plugin';
import optimizeLocales from '@react-aria/optimize-locales-plugin';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { PluginOption } from 'vite';
import { inlineScripts } from './inline-scripts.ts';
import { linguiMacros } from './lingui-macros.ts';
import { omitDescriptions } from './omit-descriptions.ts';

/** light-dark() implements both themes; older browsers than these would need a transformation. */
export const target = ['chrome123', 'edge123', 'firefox120', 'safari17.5'];

/** Plugins of both builds: the app with the landing page, and the other public pages. */
export const sharedPlugins: PluginOption[] = [
  // React Aria ships 34 languages; its Arabic strings carry the tag ar-AE.
  { ...optimizeLocales.vite({ locales: ['en-US', 'ar-AE'] }), enforce: 'pre' },
  omitDescriptions,
  linguiMacros,
  react(),
  lingui(),
  tailwindcss(),
  inlineScripts(target),
];
