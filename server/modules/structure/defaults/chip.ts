import { type Six, texts } from './six-languages.ts'
import type { Chip } from './blocks.ts'

/** A way on by its name, its address and its words in six languages. */
export const chip = (name: string, clickUrl: string, ...title: Six): Chip => ({
  name,
  clickUrl,
  title: texts(title),
})
