import type { Shot } from './shots.mjs'

export const albumOfNothing: NonNullable<Shot['steps']>
export function pageOfNothing(name: string): NonNullable<Shot['steps']>
