/** A chunk of its own: the list is longer than the code that reads it. Some words are used by the server only. */
import type { Words } from '../../domain/words.ts'

const files = import.meta.glob<Words>(
  ['../../../locales/*/*.json', '!**/described.json', '!**/identity.json', '!**/manifest.json'],
  { import: 'default' },
)

export interface Feature {
  lang: string
  name: string
  load: () => Promise<Words>
}
export const features: readonly Feature[] = Object.entries(files).map(([path, load]) => {
  const [lang = '', file = ''] = path.split('/').slice(-2)
  return { lang, name: file.replace('.json', ''), load }
})
