/** How large a text is set, on this device. */
import { proxy } from 'valtio'

export const sizes = 5
const usual = 1
export const readingLook = proxy({ size: usual })

const nameOf = (tenant: string) => `reading-look:${tenant}`

const isSize = (size: number) => Number.isInteger(size) && size >= 0 && size < sizes

export const restoreLook = (tenant: string) => {
  try {
    const kept = Number(localStorage.getItem(nameOf(tenant)) ?? usual)
    readingLook.size = isSize(kept) ? kept : usual
  } catch (problem) {
    // Drawn before what refuses has its stand-in.
    console.info('no size of texts was read', problem)
  }
}
export const setReadingSize = (tenant: string, size: number) => {
  if (!isSize(size)) return
  readingLook.size = size
  localStorage.setItem(nameOf(tenant), String(size))
}
