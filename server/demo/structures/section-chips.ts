/** Chips to the rooms of a tenant. */
import { roomPath } from '../../../src/domain/sections.ts'
import { type Six, texts } from '../../modules/structure/defaults/six-languages.ts'
import type { Chip } from '../../modules/structure/defaults/blocks.ts'
import { say } from '../../modules/structure/defaults/headings.ts'

const all: Six = ['All', 'الكل', 'Tout', 'Alles', 'Todo', 'Tot']
const labels: Record<string, Six> = {
  home: all,
  music: say.music,
  watch: say.video,
  play: say.games,
  podcasts: say.podcasts,
  audiobooks: say.books,
  read: ['Read', 'اقرأ', 'Lire', 'Lesen', 'Leer', 'Citește'],
  vouchers: ['Vouchers', 'قسائم', 'Bons', 'Gutscheine', 'Cupones', 'Vouchere'],
  live: say.live,
  cups: say.cups,
  magazine: say.magazine,
}
const rooms: Record<string, readonly string[]> = {
  klang: ['home', 'music', 'live', 'cups', 'play', 'magazine'],
}
const usual = ['home', 'music', 'watch', 'play', 'podcasts', 'audiobooks', 'read', 'vouchers']

export const roomChips = (tenant: string, current: string): Chip[] =>
  (rooms[tenant] ?? usual).flatMap((name) => {
    const label = labels[name]
    return label
      ? [
          {
            name,
            title: texts(label),
            clickUrl: roomPath(name),
            ...(name === current ? { current: true } : {}),
          },
        ]
      : []
  })
