/**
 * Lists that were asked to go on, as long as this tab lives: a page that is loaded anew, by somebody or because the
 * device needed its room meanwhile, has again what it had.
 */
import { useEffect, useEffectEvent } from 'react'
import { tabKeys } from '../../contract/storage-names.ts'
import { usePortal } from '../portal/portal.tsx'

const readPageCount = (name: string): number => {
  try {
    return Number(sessionStorage.getItem(name)) || 0
  } catch (problem) {
    console.info('no list is known to have gone on', problem)
    return 0
  }
}
const savePageCount = (name: string, times: number) => {
  try {
    sessionStorage.setItem(name, String(times))
  } catch (problem) {
    console.info('a list that goes on is not noted', problem)
  }
}

/**
 * `again` is called once where the list went on before and is short, with how often; the answer notes how often it has
 * been asked.
 */
export const useLoadedPages = (
  list: string,
  isShort: boolean,
  again: (times: number) => void,
): ((times: number) => void) => {
  const name = tabKeys.loadedPages(usePortal().tenant.name, list)
  const resume = useEffectEvent((times: number) => {
    if (isShort && times > 0) again(times)
  })
  useEffect(() => resume(readPageCount(name)), [name])
  return (times) => savePageCount(name, times)
}
