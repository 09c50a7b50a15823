/** Chips that link to the sections of a tenant. */
import { sectionPath } from '../../../src/domain/sections.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import type { Chip } from '../../modules/structure/defaults/blocks.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

const all: Six = ['All', 'الكل', 'Tout', 'Alles', 'Todo', 'Tot']
const labels: Record<string, Six> = {
  home: all,
  music: headings.music,
  watch: headings.video,
  play: headings.games,
  podcasts: headings.podcasts,
  audiobooks: headings.books,
  read: ['Read', 'اقرأ', 'Lire', 'Lesen', 'Leer', 'Citește'],
  vouchers: ['Vouchers', 'قسائم', 'Bons', 'Gutscheine', 'Cupones', 'Vouchere'],
  live: headings.live,
  cups: headings.tournaments,
  magazine: headings.magazine,
}
const sections: Record<string, readonly string[]> = {
  klang: ['home', 'music', 'live', 'cups', 'play', 'magazine'],
}
const usual = ['home', 'music', 'watch', 'play', 'podcasts', 'audiobooks', 'read', 'vouchers']

export const sectionChips = (tenant: string, current: string): Chip[] =>
  (sections[tenant] ?? usual).flatMap((name) => {
    const label = labels[name]
    return label
      ? [
          {
            name,
            title: texts(label),
            clickUrl: sectionPath(name),
            ...(name === current ? { current: true } : {}),
          },
        ]
      : []
  })
