/** The person's own pages, and the dialogs that ask before something of the account changes; see `shots.mjs`. */
import { openNamedDialog } from './shot-steps.mjs'

const losses = { unsent: ['Tidal Motion'], downloads: [], queue: [{ kind: 'track' }, { kind: 'track' }] }

const dialogs = {
  'sign-out': ['signOut', { losses }],
  'confirm-login': ['confirmLogin', {}],
  'sign-out-elsewhere': ['signOutElsewhere', {}],
  'delete-account': ['profileDeleteConfirm', {}],
  'rename-passkey': ['renamePasskey', { id: 'psk_1', name: 'Phone' }],
  'remove-passkey': ['removePasskey', { name: 'Phone', host: 'riwaq.localhost', last: 'passkey' }],
  'session-expired': ['sessionExpired', {}],
  'parental-on': ['parentalControl', { purpose: 'turnOn', maxRating: 20 }],
  'parental-confirm': ['parentalControl', { purpose: 'confirm' }],
  'parental-change': ['parentalControl', { purpose: 'change' }],
  'parental-reset': ['resetParentalPassword', {}],
}

export const accountShots = [
  { name: 'profile-guest', path: '/profile' },
  { name: 'profile', path: '/profile', as: 'omar', fullPage: true },
  { name: 'profile-seen', path: '/profile', as: 'lina' },
  { name: 'profile-info', path: '/profile/info', as: 'lina' },
  { name: 'profile-manage', path: '/profile/manage', as: 'lina' },
  { name: 'profile-services', path: '/profile/info-service-subscriptions', as: 'lina' },
  { name: 'parental', path: '/parentalControl', as: 'lina' },
  { name: 'purchases', path: '/myPurchases', as: 'lina' },
  { name: 'payment-methods', path: '/MyPaymentMethods', as: 'lina' },
  { name: 'rewards', path: '/reward', as: 'lina' },
  ...Object.entries(dialogs).map(([name, [dialog, props]]) => ({
    name: `dialog-${name}`,
    path: '/profile',
    as: 'lina',
    steps: openNamedDialog(dialog, props),
  })),
]
