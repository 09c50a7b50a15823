import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { crossfadeSeconds } from '../../domain/player/crossfade.ts'

interface AudioPreferences {
  even: boolean
  crossfade: number
}
export const audioPreferences = proxy<AudioPreferences>({ even: true, crossfade: 0 })

/** The user may have edited the storage; a value that does not fit is ignored. */
export const restoreAudioPreferences = (tenant: string) => {
  try {
    const saved = JSON.parse(
      localStorage.getItem(localKeys.audioPreferences(tenant)) ?? '{}',
    ) as Partial<AudioPreferences> | null
    audioPreferences.even = saved?.even !== false
    audioPreferences.crossfade = crossfadeSeconds.find((seconds) => seconds === saved?.crossfade) ?? 0
  } catch (problem) {
    console.info('no preferences of sound were read', problem)
  }
}
export const saveAudioPreferences = (tenant: string, change: Partial<AudioPreferences>) => {
  Object.assign(audioPreferences, change)
  try {
    localStorage.setItem(localKeys.audioPreferences(tenant), JSON.stringify(audioPreferences))
  } catch (problem) {
    console.info('the preference holds for this page only', problem)
  }
}
