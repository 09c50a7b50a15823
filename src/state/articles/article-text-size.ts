/** How large a text is set, on this device. The document wears it, so that a page can before its code is here. */
import { proxy } from 'valtio'
import { readingLookName, readingSizes, usualReadingSize } from '../../contract/article-records.ts'

export const readingLook = proxy({ size: usualReadingSize })

const isSize = (size: number) => Number.isInteger(size) && size >= 0 && size < readingSizes

const wear = (size: number) => {
  readingLook.size = size
  document.documentElement.dataset['reading'] = String(size)
}

export const restoreLook = (tenant: string) => {
  try {
    const kept = Number(localStorage.getItem(readingLookName(tenant)) ?? usualReadingSize)
    wear(isSize(kept) ? kept : usualReadingSize)
  } catch (problem) {
    // Drawn before what refuses has its stand-in.
    console.info('no size of texts was read', problem)
  }
}
export const setReadingSize = (tenant: string, size: number) => {
  if (!isSize(size)) return
  wear(size)
  localStorage.setItem(readingLookName(tenant), String(size))
}
