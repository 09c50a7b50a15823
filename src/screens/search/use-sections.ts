/** The rooms that a search knows: those that the page of the empty field leads to, as they are called there, and the tenant's. */
import { useSyncExternalStore } from 'react'
import type { StructureNode } from '../../contract/structure.ts'
import { roomPath } from '../../domain/sections.ts'
import { type NamedRoom, roomWords, roomsNamed } from '../../domain/search/find-sections.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import type { Say } from '../../state/words/text-key.ts'
import { useAllWords, useTranslation } from '../../state/words/translation.tsx'
import type { PictureData } from '../../ui/Picture.tsx'
import { doorsOn } from './Landing.tsx'

export interface Room extends NamedRoom {
  title: string
  picture: PictureData | undefined
}

const titlesOf = (to: string, own: readonly string[], t: Say): string[] => {
  const { english, group } = roomWords(to)
  return [...own, ...(group ? [t(`search.group.${group}`)] : []), ...english]
}

const roomsOf = (page: StructureNode | undefined, names: readonly string[], t: Say): Room[] => {
  const own = [...names, 'library']
    .filter((name) => name !== 'home')
    .map((name) => ({ to: roomPath(name), title: t(`rooms.${name}`) }))
  const doors = doorsOn(page).map(({ data }) => ({
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
/** Not in a document, which does not carry their words. */
const useIsDrawnHere = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Those that are called as it is typed. */
export const useRooms = (page: StructureNode | undefined, text: string): Room[] => {
  const { t } = useTranslation()
  const { rooms } = usePortal().tenant
  const isWorded = useAllWords()
  const isDrawnHere = useIsDrawnHere()
  return isWorded && isDrawnHere ? roomsNamed(text, roomsOf(page, rooms, t)) : []
}
