/** How fast what plays is heard, and when it stops by itself. The player's late parts do what stands here. */
import { proxy } from 'valtio'
import type { Sleep } from '../../domain/player/sleep-timer.ts'
import { speedWithin, usualSpeed } from '../../domain/player/playback-speed.ts'
import { openChoices } from '../storage/item-preferences.ts'

export interface Pace {
  speed: number
  sleep: Sleep | null
}
export const pace = proxy<Pace>({ speed: usualSpeed, sleep: null })

/** Null wakes it: it plays on. */
export const sleepAt = (sleep: Sleep | null) => {
  pace.sleep = sleep
}
/** What plays is heard as fast from now on. */
export const hearAt = (speed: number) => {
  pace.speed = speed
}

const isSpeed = (value: unknown): value is number => typeof value === 'number'
const speeds = (tenant: string) => openChoices(`speed:${tenant}`, isSpeed)

export const speedOf = (tenant: string, show: string): number =>
  speedWithin(speeds(tenant).of(show) ?? usualSpeed)

/** Whether it sounds now is the caller's to know. */
export const keepSpeed = (tenant: string, show: string, wanted: number): number => {
  const speed = speedWithin(wanted)
  speeds(tenant).keep(show, speed)
  return speed
}
