/** Written each second to local storage, which is synchronous: a page may be killed in the middle of a song. */
import { localKeys } from '../../contract/storage-names.ts'
import { diskNameOf } from '../storage/disk-name.ts'

const storageKeyOf = (tenant: string, user: string) => localKeys.lastPosition(diskNameOf(tenant, user))

export const readJournaledPosition = (
  tenant: string,
  user: string,
  id: string | undefined,
): number | null => {
  try {
    const [trackId, second]: unknown[] = JSON.parse(localStorage.getItem(storageKeyOf(tenant, user)) ?? '[]')
    return trackId === id && typeof second === 'number' ? second : null
  } catch {
    return null
  }
}
export const writeJournaledPosition = (tenant: string, user: string, id: string, second: number) => {
  try {
    localStorage.setItem(storageKeyOf(tenant, user), JSON.stringify([id, second]))
  } catch (problem) {
    console.info('the position waits for the next pause', problem)
  }
}
