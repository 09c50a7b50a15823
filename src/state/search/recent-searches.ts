/** A logout deletes them. SEARCH-05, SEARCH-06, AMBIG-120 */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { addRecent } from '../../domain/search/search-query.ts'
import { onLogout } from '../session/session-listeners.ts'

const key = localKeys.recentSearches()

export const recentSearches = proxy<{ texts: string[] }>({ texts: [] })

/** The disk is wiped by name; what is in memory must not be shown to the next user of this page. */
onLogout(() => {
  recentSearches.texts = []
})

const parse = (text: string | null): string[] => {
  const value: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : []
}
/** The user may have edited the storage; an unreadable value is ignored. */
const read = (): string[] => {
  try {
    return parse(localStorage.getItem(key)).reduce<string[]>(addRecent, [])
  } catch (problem) {
    console.info('the recent searches could not be read', problem)
    return []
  }
}
const write = (texts: string[]) => {
  recentSearches.texts = texts
  try {
    localStorage.setItem(key, JSON.stringify(texts))
  } catch (problem) {
    console.info('recent searches are stored for this page only', problem)
  }
}

export const rememberSearch = (text: string) => write(addRecent(read(), text))
export const forgetSearch = (text: string) => write(read().filter((item) => item !== text))
export const forgetSearches = () => write([])

export const followRecentSearches = (): (() => void) => {
  const update = () => {
    recentSearches.texts = read()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) update()
  }
  update()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
