/** Passwords: argon2id with one set of parameters, so that an unknown account takes as long as a known one. */
import { hash, verify } from '@node-rs/argon2'
import { longestPassword } from '../../src/contract/password.ts'

const parameters = { algorithm: 2, memoryCost: 19_456, timeCost: 2, parallelism: 1 }

export const hashPassword = (password: string): Promise<string> =>
  hash(password.normalize('NFKC'), parameters)

let dummy: Promise<string> | null = null

/** For an account that does not exist (`null`) the same work is done, and the result is false. */
export const verifyPassword = async (stored: string | null, password: string): Promise<boolean> => {
  if (password.length > longestPassword) return false
  dummy ??= hashPassword('no account has this one')
  const matches = await verify(stored ?? (await dummy), password.normalize('NFKC'))
  return stored !== null && matches
}
