import path from 'node:path';
import { AppError } from '../http/replies/app-error.ts';
import type { FileSettings } from '../file-settings.ts';
import { diskStore } from './drivers/disk-store.ts';
import { type ObjectStore, StoreFull, StoreUnavailable } from './drivers/object-store.ts';

/** Opens the driver that the settings name. Those of other systems are loaded where they are used. */
async function openDriver({ driver, folder }: FileSettings): Promise<ObjectStore> {
  if (driver.name === 's3') return (await import('./drivers/s3-store.ts')).s3Store(driver);
  if (driver.name === 'appwrite') return (await import('./drivers/appwrite-store.ts')).appwriteStore(driver);
  return diskStore(path.join(folder, 'files'));
}

/** The store of files; its failures are reported, and answered in our words. */
export function openObjectStore(settings: FileSettings, report: (error: Error) => void): ObjectStore {
  let opened: Promise<ObjectStore> | undefined;
  const driver = () => (opened ??= openDriver(settings));
  const answered = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      const isFull = error instanceof StoreFull;
      if (!isFull && !(error instanceof StoreUnavailable)) throw error;
      report(error);
      const details = isFull ? { details: { reason: 'storeFull' } } : {};
      throw new AppError({ code: 'partnerUnavailable', ...details });
    }
  };
  return {
    name: settings.driver.name,
    put: (name, bytes) => answered(driver().then(({ put }) => put(name, bytes))),
    get: (name, range) => answered(driver().then(({ get }) => get(name, range))),
    remove: (name) => answered(driver().then(({ remove }) => remove(name))),
    list: async function* list() {
      yield* (await driver()).list();
    },
  };
}
