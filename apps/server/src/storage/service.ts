import path from 'node:path';
import type { Settings } from '../settings.ts';
import { diskStore } from './drivers/disk-store.ts';
import type { ObjectStore } from './drivers/object-store.ts';

/** Opens the driver that the settings name. */
export function openObjectStore({ dataFolder }: Pick<Settings, 'dataFolder'>): ObjectStore {
  return diskStore(path.join(dataFolder, 'files'));
}
