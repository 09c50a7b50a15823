/** The recent searches of whoever uses this browser; a logout wipes them. SEARCH-05, SEARCH-06, AMBIG-120 */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { addRecent } from '../../domain/search/recent.ts'
import { onLogout } from '../session/session-listeners.ts'

const key = localKeys.recentSearches()

export const recentSearches = proxy<{ texts: string[] }>({ texts: [] })

/** The disk is wiped by name; what stands in memory would greet the next one on this page. */
onLogout(() => {
  recentSearches.texts = []
})

const parse = (text: string | null): string[] => {
  const value: unknown = JSON.parse(text ?? '[]')
  return Array.isArray(value) ? value.filter((one): one is string => typeof one === 'string') : []
}
/** Somebody may have written anything there; what no longer reads counts as nothing. */
const read = (): string[] => {
  try {
    return parse(localStorage.getItem(key)).reduce<string[]>(addRecent, [])
  } catch (problem) {
    console.info('no recent searches were read', problem)
    return []
  }
}
const write = (texts: string[]) => {
  recentSearches.texts = texts
  try {
    localStorage.setItem(key, JSON.stringify(texts))
  } catch (problem) {
    console.info('recent searches are kept for this page only', problem)
  }
}

export const rememberSearch = (text: string) => write(addRecent(read(), text))
export const forgetSearch = (text: string) => write(read().filter((one) => one !== text))
export const forgetSearches = () => write([])

/** Takes up what is kept, and what another tab does to it, a logout for one. Answers how to stop. */
export const followRecentSearches = (): (() => void) => {
  const take = () => {
    recentSearches.texts = read()
  }
  const onStorage = (event: StorageEvent) => {
    if (event.key === key || event.key === null) take()
  }
  take()
  addEventListener('storage', onStorage)
  return () => removeEventListener('storage', onStorage)
}
