import type { Palette } from '../../art/palettes.ts'

/** What is seen `at` seconds into a scene, drawn on 640 by 360. */
export type Scene = (at: number, palette: Palette) => string
export const field = { w: 640, h: 360 } as const
