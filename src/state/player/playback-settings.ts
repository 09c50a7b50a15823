import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import type { SleepSetting } from '../../domain/player/sleep-timer.ts'
import { clampSpeed, defaultSpeed } from '../../domain/player/playback-speed.ts'
import { openItemPreferences } from '../storage/item-preferences.ts'

export interface PlaybackSettings {
  speed: number
  sleep: SleepSetting | null
}
export const playbackSettings = proxy<PlaybackSettings>({ speed: defaultSpeed, sleep: null })

export const setSleepTimer = (sleep: SleepSetting | null) => {
  playbackSettings.sleep = sleep
}
export const setPlaybackSpeed = (speed: number) => {
  playbackSettings.speed = speed
}

const isSpeed = (value: unknown): value is number => typeof value === 'number'
const openSavedSpeeds = (tenant: string) => openItemPreferences(localKeys.playbackSpeeds(tenant), isSpeed)

export const readSavedSpeed = (tenant: string, show: string): number =>
  clampSpeed(openSavedSpeeds(tenant).of(show) ?? defaultSpeed)

export const saveSpeed = (tenant: string, show: string, wanted: number): number => {
  const speed = clampSpeed(wanted)
  openSavedSpeeds(tenant).keep(show, speed)
  return speed
}
