/** A page that is reloaded in this tab, also for want of memory, loads as many pages of its list again. */
import { useEffect, useEffectEvent } from 'react'
import { tabKeys } from '../../contract/tab-keys.ts'
import { usePortal } from '../portal/portal.tsx'

const readPageCount = (name: string): number => {
  try {
    return Number(sessionStorage.getItem(name)) || 0
  } catch (problem) {
    console.info('the numbers of loaded pages could not be read', problem)
    return 0
  }
}
const savePageCount = (name: string, times: number) => {
  try {
    sessionStorage.setItem(name, String(times))
  } catch (problem) {
    console.info('the number of loaded pages was not stored', problem)
  }
}

/** Calls `reload` once where the list is now shorter; the returned function notes each further page. */
export const useLoadedPages = (
  list: string,
  isShort: boolean,
  reload: (times: number) => void,
): ((times: number) => void) => {
  const name = tabKeys.loadedPages(usePortal().tenant.name, list)
  const resume = useEffectEvent((times: number) => {
    if (isShort && times > 0) reload(times)
  })
  useEffect(() => resume(readPageCount(name)), [name])
  return (times) => savePageCount(name, times)
}
