/** Signs a release off the server: `npm run release:sign -- --key FILE --platform … --channel … --version … --file FILE`. */
import { createHash, createPrivateKey, sign } from 'node:crypto';
import { createReadStream, readFileSync, statSync } from 'node:fs';
import process from 'node:process';
import { parseArgs } from 'node:util';
import {
  createRelease,
  releaseChannels,
  releaseManifest,
  releasePlatforms,
} from '@saer/contract/site/release';

const usage = `Usage: npm run release:sign -- --platform PLATFORM --channel CHANNEL --version VERSION
  --file FILE             the file of the release; or what the admin page shows of it:
  --size BYTES --sha256 CHECKSUM
  --key FILE              the private key; absent: the file that RELEASE_KEY_FILE names
PLATFORM is one of ${releasePlatforms.join(', ')}; CHANNEL one of ${releaseChannels.join(', ')}.`;

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: {
    platform: text,
    channel: { ...text, default: 'stable' },
    version: text,
    file: text,
    size: text,
    sha256: text,
    key: text,
  },
});

function stop(): never {
  console.error(usage);
  process.exit(1);
}

async function checksumOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const bytes of createReadStream(file)) hash.update(bytes);
  return hash.digest('hex');
}

const { file, key = process.env['RELEASE_KEY_FILE'] ?? stop() } = values;
const size = file === undefined ? Number(values.size) : statSync(file).size;
const sha256 = file === undefined ? (values.sha256 ?? '') : await checksumOf(file);
if (!Number.isSafeInteger(size) || size <= 0 || !/^[0-9a-f]{64}$/.test(sha256)) stop();
const { platform, channel, versionName } = createRelease.body.shape;
const release = {
  platform: platform.safeParse(values.platform).data ?? stop(),
  channel: channel.safeParse(values.channel).data ?? stop(),
  versionName: versionName.safeParse(values.version).data ?? stop(),
  size,
  sha256,
};
const manifest = releaseManifest(release);
console.error(manifest);
console.log(sign(null, Buffer.from(manifest), createPrivateKey(readFileSync(key))).toString('base64'));
