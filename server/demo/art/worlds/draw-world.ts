import type { Canvas } from '../covers.ts'
import type { Random } from '../random.ts'

/** `style` is the same for all views of a game. */
export type DrawWorld = (canvas: Canvas, style: Random) => string
