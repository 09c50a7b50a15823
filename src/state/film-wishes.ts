/** How fine films are wanted on this device: as the line is, or at so many lines of picture and no finer. */
import { proxy } from 'valtio'

export const filmWishes = proxy<{ height: number | null }>({ height: null })

const nameOf = (tenant: string) => `film-quality:${tenant}`

/** Somebody may have written anything there; what is no number of lines counts as nothing. */
export const restoreFilmWishes = (tenant: string) => {
  try {
    const kept = Number(localStorage.getItem(nameOf(tenant)))
    filmWishes.height = Number.isInteger(kept) && kept > 0 ? kept : null
  } catch (problem) {
    console.info('no wish about films was read', problem)
  }
}
export const wishFilmHeight = (tenant: string, height: number | null) => {
  filmWishes.height = height
  try {
    if (height === null) localStorage.removeItem(nameOf(tenant))
    else localStorage.setItem(nameOf(tenant), String(height))
  } catch (problem) {
    console.info('the wish is kept for this page only', problem)
  }
}
