import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

type Bytes = Uint8Array | Buffer;
const base64url = (bytes: Bytes): string => Buffer.from(bytes).toString('base64url');
const sha256 = (bytes: Bytes | string): Buffer => createHash('sha256').update(bytes).digest();

/** The little of CBOR that WebAuthn needs: integers, bytes, texts and maps. */
const head = (kind: number, length: number): Buffer =>
  length < 24
    ? Buffer.from([(kind << 5) | length])
    : length < 256
      ? Buffer.from([(kind << 5) | 24, length])
      : Buffer.from([(kind << 5) | 25, length >> 8, length & 255]);
const number = (value: number): Buffer => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (value: Bytes): Buffer => Buffer.concat([head(2, value.length), value]);
const word = (value: string): Buffer =>
  Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)]);
const map = (entries: readonly (readonly [Buffer, Buffer])[]): Buffer =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

interface Behaviour {
  readonly origin?: string;
  readonly rpId?: string;
  /** False: only touched, without a finger, a face or a PIN. */
  readonly isUserVerified?: boolean;
  readonly counter?: number;
  readonly userHandle?: string;
}

interface Options {
  readonly challenge: string;
}

const clientData = (type: string, challenge: string, origin: string): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A software authenticator with one passkey (ES256), which lies on request. */
export function authenticator({ origin: home, rpId: party }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  const cose = map([
    [number(1), number(2)],
    [number(3), number(-7)],
    [number(-1), number(1)],
    [number(-2), bytes(Buffer.from(x, 'base64url'))],
    [number(-3), bytes(Buffer.from(y, 'base64url'))],
  ]);

  const authenticatorData = (
    { rpId = party, isUserVerified = true, counter = 0 }: Behaviour,
    attested?: Buffer,
  ) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    const flags = 1 | (isUserVerified ? 4 : 0) | (attested === undefined ? 0 : 64);
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counted, attested ?? Buffer.alloc(0)]);
  };
  const credential = {
    id: base64url(id),
    rawId: base64url(id),
    type: 'public-key',
    clientExtensionResults: {},
  };

  return {
    create({ challenge }: Options, behaviour: Behaviour = {}) {
      const length = Buffer.from([id.length >> 8, id.length & 255]);
      const attested = Buffer.concat([Buffer.alloc(16), length, id, cose]);
      const attestationObject = map([
        [word('fmt'), word('none')],
        [word('attStmt'), map([])],
        [word('authData'), bytes(authenticatorData(behaviour, attested))],
      ]);
      const clientDataJSON = clientData('webauthn.create', challenge, behaviour.origin ?? home);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          attestationObject: base64url(attestationObject),
          transports: ['internal'],
        },
      };
    },
    get({ challenge }: Options, behaviour: Behaviour & { readonly userHandle: string }) {
      const clientDataJSON = clientData('webauthn.get', challenge, behaviour.origin ?? home);
      const data = authenticatorData(behaviour);
      const signature = sign('sha256', Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return {
        ...credential,
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: behaviour.userHandle,
        },
      };
    },
  };
}
