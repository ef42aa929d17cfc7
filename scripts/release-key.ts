/** Makes the key pair that signs releases: `npm run release:key -- FILE`. The private key goes into the file, and stays off the server. */
import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import process from 'node:process';

const [file, ...rest] = process.argv.slice(2);
if (file === undefined || rest.length > 0) {
  console.error('Usage: npm run release:key -- FILE, a new file for the private key, off the server');
  process.exit(1);
}
const { privateKey, publicKey } = generateKeyPairSync('ed25519');
// A key that is there is never written over: releases could not be signed with it any more.
writeFileSync(file, privateKey.export({ format: 'pem', type: 'pkcs8' }), { mode: 0o600, flag: 'wx' });
console.log(`RELEASE_PUBLIC_KEY=${publicKey.export({ format: 'der', type: 'spki' }).toString('base64')}`);
