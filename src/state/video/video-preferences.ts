/** Quality, captions and speed of videos on this device. */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { type Language, isLanguage } from '../../contract/languages.ts'
import { clampSpeed, defaultSpeed } from '../../domain/player/playback-speed.ts'

interface VideoPreferences {
  height: number | null
  /** Language of the captions; null shows none. */
  captions: Language | null
  speed: number
}
const usual: VideoPreferences = { height: null, captions: null, speed: defaultSpeed }
export const videoPreferences = proxy<VideoPreferences>({ ...usual })

/** The user may have edited the storage; a value that does not fit is ignored. */
const parsers: { [Name in keyof VideoPreferences]: (kept: string) => VideoPreferences[Name] } = {
  height: (kept) => (Number.isInteger(Number(kept)) && Number(kept) > 0 ? Number(kept) : null),
  captions: (kept) => (isLanguage(kept) ? kept : null),
  speed: (kept) => (Number(kept) > 0 ? clampSpeed(Number(kept)) : defaultSpeed),
}
const names = {
  height: localKeys.videoHeight,
  captions: localKeys.videoCaptions,
  speed: localKeys.videoSpeed,
}
const nameOf = (wish: keyof VideoPreferences, tenant: string) => names[wish](tenant)
const read = <Name extends keyof VideoPreferences>(wish: Name, tenant: string): VideoPreferences[Name] => {
  const kept = localStorage.getItem(nameOf(wish, tenant))
  return kept === null ? usual[wish] : parsers[wish](kept)
}

export const restoreVideoPreferences = (tenant: string) => {
  try {
    Object.assign(videoPreferences, {
      height: read('height', tenant),
      captions: read('captions', tenant),
      speed: read('speed', tenant),
    })
  } catch (problem) {
    console.info('no wish about films was read', problem)
  }
}
export const setVideoPreference = <Name extends keyof VideoPreferences>(
  tenant: string,
  wish: Name,
  wanted: VideoPreferences[Name],
) => {
  Object.assign(videoPreferences, { [wish]: wanted })
  try {
    if (wanted === usual[wish]) localStorage.removeItem(nameOf(wish, tenant))
    else localStorage.setItem(nameOf(wish, tenant), String(wanted))
  } catch (problem) {
    console.info('the wish is kept for this page only', problem)
  }
}
