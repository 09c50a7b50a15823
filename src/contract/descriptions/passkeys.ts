import type { Passkey } from '../passkeys.ts'
import type { CallDescriptions } from './description.ts'
import { moment } from './examples.ts'

const passkey: Passkey = {
  id: 'psk_01kb5t3z8q4n',
  name: 'Google Password Manager',
  holder: 'phone',
  host: 'portal.example',
  created: moment,
  used: null,
  isSynced: true,
  isRefused: false,
}

export const passkeyCalls = {
  listPasskeys: {
    area: 'Account',
    summary: 'Answers the passkeys of the person, and the host that a new one would belong to.',
    without: 'Passkeys; only a portal that is its own identity provider has them.',
    example: { answer: { host: passkey.host, hasPassword: true, passkeys: [passkey] } },
  },
  beginPasskey: {
    area: 'Account',
    summary: 'Answers what a browser needs to make a passkey, with a challenge for this session.',
    without: 'Adding a passkey.',
    errors: ['NOT_FOUND', 'PASSKEYS_FULL'],
    example: {
      answer: {
        challenge: 'q3Vn8yTt1m0bR4pX7c2wZg',
        rp: { id: passkey.host, name: 'Riwaq' },
        user: { id: 'MDFrYjV0M3o4cTRu', name: 'lina@example.org', displayName: 'Lina Haddad' },
        pubKeyCredParams: [{ type: 'public-key', alg: -7 }],
        timeout: 300_000,
        attestation: 'none',
        excludeCredentials: [],
        authenticatorSelection: {
          residentKey: 'required',
          requireResidentKey: true,
          userVerification: 'required',
        },
      },
    },
  },
  addPasskey: {
    area: 'Account',
    summary: 'Stores the passkey that a browser has made for the challenge of `beginPasskey`.',
    without: 'Adding a passkey.',
    errors: ['NOT_FOUND'],
    example: {
      body: {
        credential: {
          id: 'Vx4tJc9q',
          rawId: 'Vx4tJc9q',
          type: 'public-key',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0',
            attestationObject: 'o2NmbXRkbm9uZQ',
            transports: ['internal', 'hybrid'],
          },
        },
      },
      answer: passkey,
    },
  },
  beginConfirmByPasskey: {
    area: 'Account',
    summary: 'Answers the passkeys of the person at this host, with a challenge for this session.',
    without: 'Confirming a login by a passkey; the password is asked for.',
    errors: ['NOT_FOUND'],
    example: {
      answer: {
        challenge: 'q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA',
        rpId: passkey.host,
        timeout: 300_000,
        userVerification: 'required',
        allowCredentials: [{ type: 'public-key', id: 'AQIDBAUGBwgJCgsMDQ4PEA', transports: ['internal'] }],
      },
    },
  },
  confirmByPasskey: {
    area: 'Account',
    summary: 'Confirms the login by what a passkey has signed, for ten minutes.',
    without: 'Confirming a login by a passkey; the password is asked for.',
    errors: ['NOT_FOUND'],
    example: {
      body: {
        credential: {
          id: 'AQIDBAUGBwgJCgsMDQ4PEA',
          rawId: 'AQIDBAUGBwgJCgsMDQ4PEA',
          type: 'public-key',
          response: {
            clientDataJSON: 'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0',
            authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
            signature: 'MEUCIQDfexampleexampleexample',
            userHandle: 'MDFrYjV0M3o4cTRuN3Iydzl5MXYwYzVk',
          },
        },
      },
      answer: null,
    },
  },
  renamePasskey: {
    area: 'Account',
    summary: 'Gives a passkey another name.',
    without: 'Naming passkeys.',
    errors: ['NOT_FOUND'],
    example: {
      params: { id: passkey.id },
      body: { name: 'My phone' },
      answer: { ...passkey, name: 'My phone' },
    },
  },
  removePasskey: {
    area: 'Account',
    summary: 'Removes a passkey, which signs in no more.',
    without: 'Removing passkeys.',
    errors: ['NOT_FOUND'],
    example: { params: { id: passkey.id }, answer: null },
  },
} satisfies Partial<CallDescriptions>
