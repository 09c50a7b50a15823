/**
 * A person's part of names on disk. It is made with a secret of this device that goes with the logout, so that no name
 * tells who was here, not even to somebody who knows the user's id.
 */
import { hash } from '../lib/hash.ts'
import type { Disk } from './session-record.ts'

const newSecret = () => crypto.getRandomValues(new Uint32Array(4)).join('')

/** `tenant` stands as it is: a logout finds what to remove by it. */
export const diskNameOf = (
  tenant: string,
  user: string,
  disk: Pick<Disk, 'getItem' | 'setItem'> = localStorage,
): string => {
  const key = `secret:${tenant}`
  const secret = disk.getItem(key) ?? newSecret()
  disk.setItem(key, secret)
  return `${tenant}:${hash(`${secret}:${user}`)}`
}
