/** A tenant's own words over the application's, and addresses from before that still have to work. */
import { join, linkTo } from '../../src/domain/addresses/addresses.ts'
import { marketplaceLinks } from '../../src/domain/addresses/marketplace-addresses.ts'
import { type Six, texts } from '../modules/structure/defaults/six-languages.ts'

const words: Record<string, Record<string, Six>> = {
  nour: { 'rooms.library': ['My shelf', 'رفّي', 'Mon étagère', 'Mein Regal', 'Mi estante', 'Raftul meu'] },
  klang: { 'rooms.library': ['My stack', 'رزمتي', 'Ma pile', 'Mein Stapel', 'Mi pila', 'Teancul meu'] },
}
export const wordsOf = (tenant: string) =>
  Object.entries(words[tenant] ?? {}).flatMap(([key, six]) =>
    Object.entries(texts(six)).map(([lang, value]) => ({ tenant, lang, key, value })),
  )

const redirects: Record<string, string> = {
  [join('podcasts')]: linkTo.podcastList(),
  [join('audiobooks')]: linkTo.audiobookList(),
  [join('games')]: linkTo.gamesList(),
  [join('video')]: linkTo.videoList('all'),
  [join('plans')]: linkTo.subscription(),
  [join('faq', 'apps')]: marketplaceLinks.appQuestions(),
}
export const redirectsOf = (tenant: string) =>
  Object.entries(redirects).map(([path, target]) => ({ tenant, path, target }))
