import type { Settings } from './settings.ts';

/** What the product needs of the outside, and whether a local stand-in takes its place. */
const outsideSystems: readonly {
  readonly name: string;
  readonly standIn: (settings: Settings) => boolean;
}[] = [{ name: 'PostgreSQL', standIn: ({ databaseUrl }) => databaseUrl === undefined }];

const outsideLine = (settings: Settings): string =>
  outsideSystems
    .map(({ name, standIn }) => `${name}: ${standIn(settings) ? 'local (embedded)' : 'yours'}`)
    .join(', ');

/** What a person who just started the server wants to know. */
export function startLines(settings: Settings, dataFolder: string): readonly string[] {
  const { host, port, mode } = settings;
  const shown = host === '0.0.0.0' || host === '::' ? 'localhost' : host;
  return [
    '',
    `  Saer · سعّر       http://${shown}:${port}`,
    `  API               http://${shown}:${port}/v1/docs`,
    `  Data              ${dataFolder}`,
    ...(mode === 'development' ? ['  Sign-in           there are no accounts yet: every page is open'] : []),
    `  Outside systems   ${outsideLine(settings)}`,
    '  Ctrl-C stops it.',
    '',
  ];
}
