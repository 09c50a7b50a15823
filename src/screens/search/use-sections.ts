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

const titlesOf = (to: string, sectionNames: readonly string[], t: Translate): string[] => {
  const { english, group } = sectionWords(to)
  return [...sectionNames, ...(group ? [t(`search.group.${group}`)] : []), ...english]
}

const sectionsOf = (
  page: StructureNode | undefined,
  names: readonly string[],
  t: Translate,
): SearchSection[] => {
  const sectionNames = [...names, 'library']
    .filter((name) => name !== 'home')
    .map((name) => ({ to: sectionPath(name), title: t(`rooms.${name}`) }))
  const categories = categoriesOn(page).map(({ data }) => ({
    to: data.clickUrl,
    title: data.title,
    picture: data.picture,
  }))
  const all = [...categories, ...sectionNames.map((section) => ({ ...section, picture: undefined }))]
  return all
    .filter(({ to }, at) => all.findIndex((other) => other.to === to) === at)
    .map((section) => {
      const called = all.filter(({ to }) => to === section.to).map(({ title }) => title)
      return { ...section, titles: titlesOf(section.to, called, t) }
    })
}

const noSubscription = () => () => {}
/** Not in a document, which does not contain their words. */
const useIsClientRendered = () =>
  useSyncExternalStore(
    noSubscription,
    () => true,
    () => false,
  )

export const useSections = (page: StructureNode | undefined, text: string): SearchSection[] => {
  const { t } = useTranslation()
  const { rooms } = usePortal().tenant
  const areWordsLoaded = useAllWordsLoaded()
  const isDrawnHere = useIsClientRendered()
  return areWordsLoaded && isDrawnHere ? findSections(text, sectionsOf(page, rooms, t)) : []
}
