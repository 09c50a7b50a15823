import type { Shot } from './shots.mjs'

export function pageOfNothing(name: string): NonNullable<Shot['steps']>
