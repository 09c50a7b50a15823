import type { PasskeyHolder, Transport } from '../../../src/contract/passkeys.ts'

const isPhone = (userAgent: string) => /Android|iPhone|iPad|Mobile/i.test(userAgent)

/** A phone also gives its key to a computer beside it (`hybrid`); what is plugged in or held to it is a key of its own. */
export const passkeyHolderOf = (transports: readonly Transport[], userAgent: string): PasskeyHolder => {
  if (transports.includes('internal')) return isPhone(userAgent) ? 'phone' : 'computer'
  if (transports.includes('hybrid') || transports.includes('cable')) return 'phone'
  return transports.length > 0 ? 'key' : isPhone(userAgent) ? 'phone' : 'computer'
}
