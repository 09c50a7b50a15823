/** How sound is wanted on this device: all songs equally loud, and how long one fades into the next. */
import { proxy } from 'valtio'
import { crossfades } from '../../domain/player/crossfade.ts'

interface SoundWishes {
  even: boolean
  /** Seconds; 0 is none. */
  crossfade: number
}
export const soundWishes = proxy<SoundWishes>({ even: true, crossfade: 0 })

const nameOf = (tenant: string) => `sound:${tenant}`

/** Somebody may have written anything there; what does not fit counts as nothing. */
export const restoreSoundWishes = (tenant: string) => {
  try {
    const kept = JSON.parse(localStorage.getItem(nameOf(tenant)) ?? '{}') as Partial<SoundWishes> | null
    soundWishes.even = kept?.even !== false
    soundWishes.crossfade = crossfades.find((seconds) => seconds === kept?.crossfade) ?? 0
  } catch (problem) {
    console.info('no wishes about sound were read', problem)
  }
}
export const wishSound = (tenant: string, wish: Partial<SoundWishes>) => {
  Object.assign(soundWishes, wish)
  try {
    localStorage.setItem(nameOf(tenant), JSON.stringify(soundWishes))
  } catch (problem) {
    console.info('the wish is kept for this page only', problem)
  }
}
