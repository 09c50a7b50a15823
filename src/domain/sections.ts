/** Sections that a tenant can have in its rail and tabs, in the order of its data file; words: `rooms.<name>`. */
import { ownValue } from '../lib/own-value.ts'
import { linkTo } from './addresses/addresses.ts'

export const sections: Record<string, string> = {
  home: linkTo.home(),
  music: linkTo.musicList(),
  listen: linkTo.page('listen'),
  watch: linkTo.videoList('all'),
  play: linkTo.gamesList(),
  podcasts: linkTo.podcastList(),
  audiobooks: linkTo.audiobookList(),
  stories: linkTo.audiobookList(),
  read: linkTo.page('read'),
  magazine: linkTo.page('magazine'),
  live: linkTo.page('live'),
  cups: linkTo.page('cups'),
  vouchers: linkTo.page('vouchers'),
  library: linkTo.favorites(),
}

export const sectionPath = (name: string): string => ownValue(sections, name) ?? linkTo.page(name)

const libraryPaths = [linkTo.favorites(), linkTo.history(), linkTo.downloads()]
export const isLibraryPath = (path: string): boolean => libraryPaths.includes(path)

/** Also where the tenant names it differently or not at all; its own sections too. */
export const isSection = (path: string, tenantSections: readonly string[]): boolean =>
  isLibraryPath(path) ||
  [...Object.keys(sections), ...tenantSections].some((name) => sectionPath(name) === path)
