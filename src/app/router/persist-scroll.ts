import { tabKeys } from '../../contract/tab-keys.ts'
import type { ScrollStore } from './scroll.ts'

export const persistScrollOverReload = (tenant: string, store: ScrollStore, currentKey: () => string) => {
  const name = tabKeys.scroll(tenant)
  try {
    store.restore(sessionStorage.getItem(name))
  } catch (problem) {
    console.info('scroll positions cannot be stored here', problem)
  }
  addEventListener('pagehide', () => {
    store.keep(currentKey(), scrollY)
    try {
      sessionStorage.setItem(name, store.dump())
    } catch (problem) {
      console.info('scroll positions were not stored', problem)
    }
  })
}
