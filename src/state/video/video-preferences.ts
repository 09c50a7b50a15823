/** How films are wanted on this device: as fine as the line is or as some lines of picture, with captions, and how fast. */
import { proxy } from 'valtio'
import { type Language, isLanguage } from '../../contract/languages.ts'
import { speedWithin, usualSpeed } from '../../domain/player/playback-speed.ts'

interface FilmWishes {
  height: number | null
  /** Language of the captions; null shows none. */
  captions: Language | null
  speed: number
}
const usual: FilmWishes = { height: null, captions: null, speed: usualSpeed }
export const filmWishes = proxy<FilmWishes>({ ...usual })

/** Somebody may have written anything there; what does not fit counts as nothing. */
const readings: { [Name in keyof FilmWishes]: (kept: string) => FilmWishes[Name] } = {
  height: (kept) => (Number.isInteger(Number(kept)) && Number(kept) > 0 ? Number(kept) : null),
  captions: (kept) => (isLanguage(kept) ? kept : null),
  speed: (kept) => (Number(kept) > 0 ? speedWithin(Number(kept)) : usualSpeed),
}
const names = { height: 'film-quality', captions: 'film-captions', speed: 'film-speed' }
const nameOf = (wish: keyof FilmWishes, tenant: string) => `${names[wish]}:${tenant}`
const read = <Name extends keyof FilmWishes>(wish: Name, tenant: string): FilmWishes[Name] => {
  const kept = localStorage.getItem(nameOf(wish, tenant))
  return kept === null ? usual[wish] : readings[wish](kept)
}

export const restoreFilmWishes = (tenant: string) => {
  try {
    Object.assign(filmWishes, {
      height: read('height', tenant),
      captions: read('captions', tenant),
      speed: read('speed', tenant),
    })
  } catch (problem) {
    console.info('no wish about films was read', problem)
  }
}
export const wishFilm = <Name extends keyof FilmWishes>(
  tenant: string,
  wish: Name,
  wanted: FilmWishes[Name],
) => {
  Object.assign(filmWishes, { [wish]: wanted })
  try {
    if (wanted === usual[wish]) localStorage.removeItem(nameOf(wish, tenant))
    else localStorage.setItem(nameOf(wish, tenant), String(wanted))
  } catch (problem) {
    console.info('the wish is kept for this page only', problem)
  }
}
