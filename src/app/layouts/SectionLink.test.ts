import { expect, it } from 'vitest'
import { currentSection } from './SectionLink.tsx'

const klang = ['home', 'music', 'live', 'cups', 'play', 'magazine']

it.each([
  ['a game', klang, '/games/details/gam_1', 'games', 'play'],
  ['a tournament', klang, '/tournaments/details/trn_1', 'games', 'cups'],
  [
    'a tournament where tournaments have no section',
    ['home', 'play'],
    '/tournaments/details/trn_1',
    'games',
    'play',
  ],
  ['the list of tournaments where they have no section', ['home', 'play'], '/cups', null, 'play'],
  ['a game where only tournaments have a section', ['home', 'cups'], '/games/details/gam_1', 'games', 'cups'],
  ['a book of vouchers', ['home', 'vouchers'], '/voucherbooks/city-book', null, 'vouchers'],
  ['a voucher', ['home', 'vouchers'], '/vouchers/details/vch_1', null, 'vouchers'],
  ['a podcast where all audio has one section', ['home', 'listen'], '/podcast/x/pod_1', 'podcasts', 'listen'],
  ['what is worth reading', klang, '/read', null, 'magazine'],
  ['all the news', ['home', 'read'], '/news', null, 'read'],
  ['a piece of news', ['home', 'read'], '/news/details/nws_1', 'news', 'read'],
  ['an album', klang, '/music/album/x/y', 'music', 'music'],
  ['the library', ['home', 'library'], '/history', null, 'library'],
  ['a page of no section', klang, '/imprint', null, undefined],
])('%s marks its section as current', (_, sections, path, vertical, open) => {
  expect(currentSection(sections, path, vertical)).toBe(open)
})
