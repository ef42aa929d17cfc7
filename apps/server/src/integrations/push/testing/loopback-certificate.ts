import { createPrivateKey, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** A value of DER: its tag, its length and what it holds. */
function der(tag: number, ...held: readonly Buffer[]): Buffer {
  const content = Buffer.concat(held);
  const size = content.byteLength;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}
const sequence = (...held: readonly Buffer[]) => der(0x30, ...held);
const oid = (hex: string) => der(0x06, Buffer.from(hex, 'hex'));
const octets = (content: Buffer) => der(0x04, content);
const bits = (content: Buffer) => der(0x03, Buffer.from([0]), content);
const time = (at: Date) =>
  der(0x17, Buffer.from(`${at.toISOString().replaceAll(/[-:T]/g, '').slice(2, 14)}Z`));

const ecdsaWithSha256 = sequence(oid('2a8648ce3d040302'));
const day = 86_400_000;

/** A key and a certificate of this machine's for names, signed by itself: valid from yesterday to tomorrow. */
export function loopbackCertificate(names: readonly string[]): {
  readonly key: string;
  readonly cert: string;
} {
  const pair = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    publicKeyEncoding: { type: 'spki', format: 'der' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
  const name = sequence(der(0x31, sequence(oid('550403'), der(0x0c, Buffer.from(names[0] ?? '')))));
  const alternatives = sequence(...names.map((each) => der(0x82, Buffer.from(each))));
  const isAuthority = sequence(der(0x01, Buffer.from([255])));
  const content = sequence(
    der(0xa0, der(0x02, Buffer.from([2]))),
    der(0x02, Buffer.from([1, ...randomBytes(8)])),
    ecdsaWithSha256,
    name,
    sequence(time(new Date(Date.now() - day)), time(new Date(Date.now() + day))),
    name,
    pair.publicKey,
    der(
      0xa3,
      sequence(sequence(oid('551d13'), octets(isAuthority)), sequence(oid('551d11'), octets(alternatives))),
    ),
  );
  const signature = sign('sha256', content, createPrivateKey(pair.privateKey));
  const cert = sequence(content, ecdsaWithSha256, bits(signature)).toString('base64');
  return {
    key: pair.privateKey,
    cert: `-----BEGIN CERTIFICATE-----\n${cert.replaceAll(/.{64}/g, '$&\n')}\n-----END CERTIFICATE-----\n`,
  };
}
