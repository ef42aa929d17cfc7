import type { IntegrationSettings } from './integration-settings.ts';
import { StartupError } from './startup-error.ts';
import type { AppwriteSettings } from './storage/drivers/appwrite-store.ts';
import type { S3Settings } from './storage/drivers/s3-store.ts';

/** Where the bytes of files are. */
export interface FileSettings {
  /** The folder of the files on the disk. */
  readonly folder: string;
  readonly driver:
    | { readonly name: 'disk' }
    | ({ readonly name: 's3' } & S3Settings)
    | ({ readonly name: 'appwrite' } & AppwriteSettings);
}

export const fileDrivers = ['disk', 's3', 'appwrite'] as const;
export type FileDriver = (typeof fileDrivers)[number];

/** The settings of files as they are written. */
interface FileWords {
  readonly driver: FileDriver;
  readonly endpoint: string | undefined;
  readonly region: string;
  readonly bucket: string | undefined;
  readonly key: string | undefined;
  readonly secret: string | undefined;
}

/** A driver with all that it needs. */
function chooseDriver(
  { driver, endpoint, region, bucket, key, secret }: FileWords,
  { endpoint: address, id: project, secret: apiKey }: IntegrationSettings,
): FileSettings['driver'] {
  if (driver === 'disk') return { name: driver };
  if (driver === 's3') {
    if (endpoint !== undefined && bucket !== undefined && key !== undefined && secret !== undefined)
      return { name: driver, endpoint, region, bucket, key, secret };
    throw new StartupError('Files in S3 need FILES_ENDPOINT, FILES_BUCKET, FILES_KEY and FILES_SECRET.');
  }
  if (address !== undefined && project !== undefined && apiKey !== undefined && bucket !== undefined)
    return { name: driver, endpoint: address, project, key: apiKey, bucket };
  throw new StartupError(
    'Files in Appwrite need APPWRITE_ENDPOINT, APPWRITE_ID, APPWRITE_SECRET and FILES_BUCKET.',
  );
}

/** Where the bytes of files are, with all that it takes to reach them. */
export const readFileSettings = (
  folder: string,
  words: FileWords,
  appwrite: IntegrationSettings,
): FileSettings => ({ folder, driver: chooseDriver(words, appwrite) });
