/** How fast what plays is heard, and when it stops by itself. The player's late parts do what stands here. */
import { proxy } from 'valtio'
import type { Sleep } from '../domain/sleep.ts'
import { speedWithin, usualSpeed } from '../domain/speed.ts'

export const pace = proxy<{ speed: number; sleep: Sleep | null }>({ speed: usualSpeed, sleep: null })

/** Of so many shows; the one chosen first is forgotten. */
const most = 100
const nameOf = (tenant: string) => `speed:${tenant}`

type Kept = readonly (readonly [show: string, speed: number])[]
const isKept = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/** Somebody may have written anything there; what no longer reads counts as nothing. */
const read = (tenant: string): Kept => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(nameOf(tenant)) ?? '[]')
    return Array.isArray(value) ? value.filter(isKept) : []
  } catch (problem) {
    console.info('no speeds were read', problem)
    return []
  }
}

export const speedOf = (tenant: string, show: string): number =>
  speedWithin(read(tenant).find(([id]) => id === show)?.[1] ?? usualSpeed)

export const keepSpeed = (tenant: string, show: string, wanted: number) => {
  pace.speed = speedWithin(wanted)
  try {
    const others = read(tenant).filter(([id]) => id !== show)
    localStorage.setItem(nameOf(tenant), JSON.stringify([...others, [show, pace.speed]].slice(-most)))
  } catch (problem) {
    console.info('the speed is kept for this page only', problem)
  }
}
