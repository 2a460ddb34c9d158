import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import type { PasskeyOptions } from '@shortlist/contracts/account/second-factors';

const toBase64Url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** The part of CBOR (RFC 8949) that WebAuthn needs. */
function encodeCbor(value: number | string | Buffer | Map<number | string, unknown>): Buffer {
  const encodeHead = (majorType: number, count: number) =>
    count < 24
      ? Buffer.from([majorType * 32 + count])
      : count < 256
        ? Buffer.from([majorType * 32 + 24, count])
        : Buffer.from([majorType * 32 + 25, count >> 8, count & 255]);
  if (typeof value === 'number') return value < 0 ? encodeHead(1, -1 - value) : encodeHead(0, value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  const entries = [...value].flatMap(([key, entryValue]) => [encodeCbor(key), encodeCbor(entryValue as Buffer)]);
  return Buffer.concat([encodeHead(5, value.size), ...entries]);
}

/** A device with one passkey (ES256), used by a browser on `origin`. */
export class Authenticator {
  readonly id = toBase64Url(randomBytes(32));
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  private counter = 0;
  /** Flags for "user present" (0x01) and "user verified" (0x04). */
  flags = 0x05;

  constructor(readonly origin: string) {}

  create({ token, options }: PasskeyOptions) {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    const coordinates = [x, y].map((coordinate) => Buffer.from(coordinate, 'base64url')) as [Buffer, Buffer];
    const key = encodeCbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, coordinates[0]],
        [-3, coordinates[1]],
      ]),
    );
    const id = Buffer.from(this.id, 'base64url');
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, key]);
    const authData = Buffer.concat([this.encodeAuthenticatorData(0x40), credential]);
    const attestation = encodeCbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    );
    const clientDataJSON = this.encodeClientData('webauthn.create', options);
    return this.buildResponse(token, { clientDataJSON, attestationObject: toBase64Url(attestation) });
  }

  get({ token, options }: PasskeyOptions) {
    this.counter += 1;
    const authData = this.encodeAuthenticatorData(0);
    const clientDataJSON = this.encodeClientData('webauthn.get', options);
    const signedData = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = toBase64Url(sign('sha256', signedData, this.keys.privateKey));
    return this.buildResponse(token, { clientDataJSON, authenticatorData: toBase64Url(authData), signature });
  }

  private buildResponse(token: string, response: object) {
    return {
      token,
      response: { id: this.id, rawId: this.id, type: 'public-key', clientExtensionResults: {}, response },
    };
  }

  private encodeClientData(type: string, { challenge }: PasskeyOptions['options']): string {
    return toBase64Url(Buffer.from(JSON.stringify({ type, challenge, origin: this.origin, crossOrigin: false })));
  }

  private encodeAuthenticatorData(flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(new URL(this.origin).hostname), Buffer.from([this.flags | flags]), counter]);
  }
}
