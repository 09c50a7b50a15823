import * as v from 'valibot'
import { define } from './define.ts'
import { Id, ItemParams, Timestamp, text } from './shared.ts'

export const mostPasskeys = 20
export const longestPasskeyName = 60

const base64url = (max: number) => v.pipe(v.string(), v.maxLength(max), v.regex(/^[\w-]+$/))
const Host = v.pipe(v.string(), v.minLength(1), v.maxLength(255))

export const Transport = v.picklist(['ble', 'cable', 'hybrid', 'internal', 'nfc', 'smart-card', 'usb'])
export type Transport = v.InferOutput<typeof Transport>

/** Where the key is; it describes a passkey without a name. */
const PasskeyHolder = v.picklist(['computer', 'phone', 'key'])
export type PasskeyHolder = v.InferOutput<typeof PasskeyHolder>

export const Passkey = v.object({
  id: Id,
  /** Null until the person, or what made it, has named it. */
  name: v.nullable(text(longestPasskeyName)),
  holder: PasskeyHolder,
  /** It signs in at this host of the tenant and at no other. */
  host: Host,
  created: Timestamp,
  used: v.nullable(Timestamp),
  /** Its maker keeps a copy for the person's other devices. */
  isSynced: v.boolean(),
  /** Its counter went backwards, as that of a copy does: it signs in no more. */
  isRefused: v.boolean(),
})
export type Passkey = v.InferOutput<typeof Passkey>

export const listPasskeys = define({
  name: 'listPasskeys',
  method: 'GET',
  path: '/user/passkeys',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 1,
  answer: v.object({
    /** What a new passkey would belong to; null where none can be added. */
    host: v.nullable(Host),
    hasPassword: v.boolean(),
    passkeys: v.pipe(v.array(Passkey), v.maxLength(500)),
  }),
})
export type Passkeys = v.InferOutput<typeof listPasskeys.answer>

const Descriptor = v.object({
  type: v.literal('public-key'),
  id: base64url(2000),
  transports: v.pipe(v.array(Transport), v.maxLength(10)),
})

/** PublicKeyCredentialCreationOptionsJSON of WebAuthn. */
export const CreationOptions = v.object({
  challenge: base64url(200),
  rp: v.object({ id: Host, name: text(200) }),
  user: v.object({ id: base64url(100), name: text(320), displayName: text(300) }),
  pubKeyCredParams: v.pipe(
    v.array(v.object({ type: v.literal('public-key'), alg: v.pipe(v.number(), v.integer()) })),
    v.maxLength(10),
  ),
  timeout: v.pipe(v.number(), v.integer()),
  attestation: v.literal('none'),
  excludeCredentials: v.pipe(v.array(Descriptor), v.maxLength(500)),
  authenticatorSelection: v.object({
    residentKey: v.literal('required'),
    requireResidentKey: v.literal(true),
    userVerification: v.literal('required'),
  }),
})
export type CreationOptions = v.InferOutput<typeof CreationOptions>

/** The challenge of the answer works once, for five minutes, in this session. */
export const beginPasskey = define({
  name: 'beginPasskey',
  method: 'POST',
  path: '/user/passkeys/begin',
  who: 'user',
  stepUp: true,
  idempotency: 'none',
  rate: 'general',
  cost: 5,
  answer: CreationOptions,
})

/** RegistrationResponseJSON of WebAuthn; browsers add fields that nobody needs. */
export const NewCredential = v.object({
  id: base64url(2000),
  rawId: base64url(2000),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(8000),
    attestationObject: base64url(24_000),
    /** New ones appear from time to time; those that nobody here knows are left out. */
    transports: v.optional(v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(10)), []),
  }),
})
export type NewCredential = v.InferOutput<typeof NewCredential>

/** PublicKeyCredentialRequestOptionsJSON of WebAuthn: the passkeys of one person at one host. */
export const RequestOptions = v.object({
  challenge: base64url(200),
  rpId: Host,
  timeout: v.pipe(v.number(), v.integer()),
  userVerification: v.literal('required'),
  allowCredentials: v.pipe(v.array(Descriptor), v.minLength(1), v.maxLength(500)),
})
export type RequestOptions = v.InferOutput<typeof RequestOptions>

/** The challenge of the answer works once, for five minutes, in this session. */
export const beginConfirmByPasskey = define({
  name: 'beginConfirmByPasskey',
  method: 'POST',
  path: '/user/sessions/confirm/passkey/begin',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 5,
  answer: RequestOptions,
})

/** AuthenticationResponseJSON of WebAuthn, without what browsers add. */
export const PasskeyAssertion = v.object({
  id: base64url(2000),
  rawId: base64url(2000),
  type: v.literal('public-key'),
  response: v.object({
    clientDataJSON: base64url(4000),
    authenticatorData: base64url(4000),
    signature: base64url(6000),
    /** Whose passkey it is; one that can be found without an address always says so. */
    userHandle: base64url(100),
  }),
})
export type PasskeyAssertion = v.InferOutput<typeof PasskeyAssertion>

/** Confirms the login as `confirmLogin` does by the password. */
export const confirmByPasskey = define({
  name: 'confirmByPasskey',
  method: 'POST',
  path: '/user/sessions/confirm/passkey',
  who: 'user',
  idempotency: 'none',
  rate: 'general',
  cost: 5,
  body: v.strictObject({ credential: PasskeyAssertion }),
  answer: null,
  refusals: { PASSKEY_REFUSED: null },
})

/** Needs no second step-up: its challenge was given to a session that had just signed in. */
export const addPasskey = define({
  name: 'addPasskey',
  method: 'POST',
  path: '/user/passkeys',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 5,
  body: v.strictObject({ credential: NewCredential }),
  answer: Passkey,
  refusals: { PASSKEY_REFUSED: null },
})

export const renamePasskey = define({
  name: 'renamePasskey',
  method: 'PUT',
  path: '/user/passkeys/{id}',
  who: 'user',
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  body: v.strictObject({
    name: v.pipe(
      v.string(),
      v.trim(),
      v.minLength(1),
      v.maxLength(longestPasskeyName),
      v.regex(/^\P{Cc}*$/u),
    ),
  }),
  answer: Passkey,
})

export const removePasskey = define({
  name: 'removePasskey',
  method: 'DELETE',
  path: '/user/passkeys/{id}',
  who: 'user',
  stepUp: true,
  idempotency: 'optional',
  rate: 'general',
  cost: 1,
  params: ItemParams,
  answer: null,
})
