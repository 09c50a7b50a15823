import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { type Language, isLanguage } from '../../contract/languages.ts'
import { clampSpeed, defaultSpeed } from '../../domain/player/playback-speed.ts'

interface VideoPreferences {
  height: number | null
  captions: Language | null
  speed: number
}
const defaults: VideoPreferences = { height: null, captions: null, speed: defaultSpeed }
export const videoPreferences = proxy<VideoPreferences>({ ...defaults })

/** The user may have edited the storage; a value that does not fit is ignored. */
const parsers: { [Name in keyof VideoPreferences]: (stored: string) => VideoPreferences[Name] } = {
  height: (stored) => (Number.isInteger(Number(stored)) && Number(stored) > 0 ? Number(stored) : null),
  captions: (stored) => (isLanguage(stored) ? stored : null),
  speed: (stored) => (Number(stored) > 0 ? clampSpeed(Number(stored)) : defaultSpeed),
}
const names = {
  height: localKeys.videoHeight,
  captions: localKeys.videoCaptions,
  speed: localKeys.videoSpeed,
}
const nameOf = (name: keyof VideoPreferences, tenant: string) => names[name](tenant)
const read = <Name extends keyof VideoPreferences>(name: Name, tenant: string): VideoPreferences[Name] => {
  const stored = localStorage.getItem(nameOf(name, tenant))
  return stored === null ? defaults[name] : parsers[name](stored)
}

export const restoreVideoPreferences = (tenant: string) => {
  try {
    Object.assign(videoPreferences, {
      height: read('height', tenant),
      captions: read('captions', tenant),
      speed: read('speed', tenant),
    })
  } catch (problem) {
    console.info('the video preferences could not be read', problem)
  }
}
export const setVideoPreference = <Name extends keyof VideoPreferences>(
  tenant: string,
  name: Name,
  value: VideoPreferences[Name],
) => {
  Object.assign(videoPreferences, { [name]: value })
  try {
    if (value === defaults[name]) localStorage.removeItem(nameOf(name, tenant))
    else localStorage.setItem(nameOf(name, tenant), String(value))
  } catch (problem) {
    console.info('the video preference holds for this page only', problem)
  }
}
