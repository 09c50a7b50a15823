/** A device with passkeys, in software: what it makes and signs are the bytes that WebAuthn describes. */
import { type KeyObject, createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

interface PasskeyRequest {
  challenge: string
  origin: string
  host: string
}
interface HeldPasskey {
  id: string
  host: string
  userHandle: string
  privateKey: KeyObject
}

const base64url = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url')
const sha256 = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest()

/** Flags of the authenticator data: user present, user verified, and a new key is attached. */
const flags = { present: 0x01, verified: 0x04, attached: 0x40 }

const uint16 = (value: number) => Buffer.from([value >> 8, value & 0xff])
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

/** CBOR: a P-256 key as COSE has it. */
const coseKey = (publicKey: KeyObject) => {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
  const coordinate = (text: string) =>
    Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')])
  return Buffer.concat([
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    coordinate(x),
    Buffer.from([0x22]),
    coordinate(y),
  ])
}
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])
const attestationOf = (authenticatorData: Buffer) =>
  Buffer.concat([
    Buffer.from([0xa3]),
    cborText('fmt'),
    cborText('none'),
    cborText('attStmt'),
    Buffer.from([0xa0]),
    cborText('authData'),
    Buffer.from([0x59]),
    uint16(authenticatorData.length),
    authenticatorData,
  ])

const clientDataOf = (type: string, { challenge, origin }: PasskeyRequest) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

export class Authenticator {
  /** Counted up with each use; 0 for one that does not count. */
  counter = 0
  counts = true
  /** False: the user was present but not verified. */
  recognises = true
  aaguid = '00000000-0000-0000-0000-000000000000'
  passkeys: HeldPasskey[] = []

  #dataFor(host: string, attached = Buffer.alloc(0)) {
    if (this.counts) this.counter += 1
    const set =
      flags.present | (this.recognises ? flags.verified : 0) | (attached.length > 0 ? flags.attached : 0)
    return Buffer.concat([sha256(host), Buffer.from([set]), uint32(this.counter), attached])
  }

  create(request: PasskeyRequest, userHandle: string) {
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const id = randomBytes(16)
    const attached = Buffer.concat([
      Buffer.from(this.aaguid.replaceAll('-', ''), 'hex'),
      uint16(id.length),
      id,
      coseKey(publicKey),
    ])
    this.passkeys.push({ id: base64url(id), host: request.host, userHandle, privateKey })
    return {
      id: base64url(id),
      rawId: base64url(id),
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientDataOf('webauthn.create', request)),
        attestationObject: base64url(attestationOf(this.#dataFor(request.host, attached))),
        transports: ['internal'],
      },
    }
  }

  /** With the newest passkey, whatever host it is of: a browser would not ask it for another. */
  get(request: PasskeyRequest) {
    const passkey = this.passkeys.at(-1)
    if (!passkey) throw new Error('the device has no passkey')
    const authenticatorData = this.#dataFor(request.host)
    const clientData = clientDataOf('webauthn.get', request)
    const signature = sign(
      'sha256',
      Buffer.concat([authenticatorData, sha256(clientData)]),
      passkey.privateKey,
    )
    return {
      id: passkey.id,
      rawId: passkey.id,
      type: 'public-key',
      response: {
        clientDataJSON: base64url(clientData),
        authenticatorData: base64url(authenticatorData),
        signature: base64url(signature),
        userHandle: passkey.userHandle,
      },
    }
  }

  /** Another device with the same keys and the same counter. */
  copy(): Authenticator {
    const copy = new Authenticator()
    Object.assign(copy, { counter: this.counter, counts: this.counts, passkeys: [...this.passkeys] })
    return copy
  }
}
