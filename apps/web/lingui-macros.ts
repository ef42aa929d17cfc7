import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';

/** Turns the macros of texts (`t`, `msg`, `<Trans>`) into what runs: for the build, and for tests of files that say something. */
export const linguiMacros = babel({ presets: [linguiTransformerBabelPreset()] });
