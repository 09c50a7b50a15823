import type { Shot } from './shots.mjs'

export const emptyAlbum: NonNullable<Shot['steps']>
export function emptyPage(name: string): NonNullable<Shot['steps']>
