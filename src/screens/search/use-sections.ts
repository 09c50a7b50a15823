/**
 * The sections that a search finds: those that the landing page links to, under their names there, and the
 * tenant's.
 */
import { useSyncExternalStore } from 'react'
import type { StructureNode } from '../../contract/structure.ts'
import { sectionPath } from '../../domain/sections.ts'
import { type NamedSection, sectionWords, findSections } from '../../domain/search/find-sections.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import type { Translate } from '../../state/words/text-key.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import type { PictureData } from '../../ui/Picture.tsx'
import { categoriesOn } from './Landing.tsx'

export interface SearchSection extends NamedSection {
  title: string
  picture: PictureData | undefined
}

const titlesOf = (to: string, own: readonly string[], t: Translate): string[] => {
  const { english, group } = sectionWords(to)
  return [...own, ...(group ? [t(`search.group.${group}`)] : []), ...english]
}

const sectionsOf = (
  page: StructureNode | undefined,
  names: readonly string[],
  t: Translate,
): SearchSection[] => {
  const own = [...names, 'library']
    .filter((name) => name !== 'home')
    .map((name) => ({ to: sectionPath(name), title: t(`rooms.${name}`) }))
  const doors = categoriesOn(page).map(({ data }) => ({
    to: data.clickUrl,
    title: data.title,
    picture: data.picture,
  }))
  const all = [...doors, ...own.map((room) => ({ ...room, picture: undefined }))]
  return all
    .filter(({ to }, at) => all.findIndex((one) => one.to === to) === at)
    .map((room) => {
      const called = all.filter(({ to }) => to === room.to).map(({ title }) => title)
      return { ...room, titles: titlesOf(room.to, called, t) }
    })
}

const never = () => () => {}
/** Not in a document, which does not contain their words. */
const useIsClientRendered = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Those whose name matches the text. */
export const useSections = (page: StructureNode | undefined, text: string): SearchSection[] => {
  const { t } = useTranslation()
  const { rooms } = usePortal().tenant
  const isWorded = useAllWordsLoaded()
  const isDrawnHere = useIsClientRendered()
  return isWorded && isDrawnHere ? findSections(text, sectionsOf(page, rooms, t)) : []
}
