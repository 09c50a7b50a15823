import type { Passkey, Passkeys } from '../../../contract/passkeys.ts'

/** Without it nobody could sign in to this account at its host any more. */
export const isLastWayIn = ({ passkeys, hasPassword }: Passkeys, { id, host, isRefused }: Passkey): boolean =>
  !hasPassword &&
  !isRefused &&
  !passkeys.some((other) => other.id !== id && other.host === host && !other.isRefused)
