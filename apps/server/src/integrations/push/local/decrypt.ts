import { createDecipheriv, createECDH, hkdfSync } from 'node:crypto';
import type { StandInDevice } from './stand-in-device.ts';

const derive = (secret: Buffer, salt: Buffer, info: Buffer | string, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** Reads a message encrypted for a device: aes128gcm with one record (RFC 8188), its key agreed as RFC 8291 says. Throws for any other. */
export function decrypt(message: Buffer, { privateKey, auth, subscription }: StandInDevice): string {
  const salt = message.subarray(0, 16);
  const keyLength = message.readUInt8(20);
  const sender = message.subarray(21, 21 + keyLength);
  const record = message.subarray(21 + keyLength);
  if (record.byteLength > message.readUInt32BE(16)) throw new Error('more than one record');
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey);
  const own = Buffer.from(subscription.keys.p256dh, 'base64url');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, sender]);
  const secret = derive(pair.computeSecret(sender), auth, info, 32);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce);
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // After the text stand a 2, which marks the last record, and any number of zeros.
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('no end of the last record');
  return plain.subarray(0, end).toString('utf8');
}
