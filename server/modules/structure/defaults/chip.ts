import { type Six, texts } from './six-languages.ts'
import type { Chip } from './blocks.ts'

export const chip = (name: string, clickUrl: string, ...title: Six): Chip => ({
  name,
  clickUrl,
  title: texts(title),
})
