import type { Settings } from './settings.ts';

/** The outside systems the product talks to, and whether a local stand-in takes their place. */
const outsideSystems: readonly {
  readonly name: string;
  readonly standIn: (settings: Settings) => boolean;
}[] = [];

function outsideLine(settings: Settings): string {
  const standIns = outsideSystems.filter(({ standIn }) => standIn(settings)).map(({ name }) => name);
  if (outsideSystems.length === 0) return 'none is used yet';
  return standIns.length === 0 ? 'all real' : `local stand-ins for ${standIns.join(', ')}`;
}

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
