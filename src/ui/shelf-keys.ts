import type { KeyboardEvent, ReactNode } from 'react'
import { directionOf } from './direction-of.ts'

interface ShelfItem {
  id: string
  node: ReactNode
}
type ShelfWidth = 'square' | 'arch' | 'wide' | 'tall' | 'ticket' | 'bracket' | 'text' | 'continue'

export interface ShelfProps {
  items: readonly ShelfItem[]
  width: ShelfWidth
  label: string
}

const loadShelfMotion = () => import('./shelf-motion.ts')

export const turnPage = (list: HTMLElement, direction: 1 | -1) =>
  void loadShelfMotion().then(({ turnShelf }) => turnShelf(list, direction))

const keys: Record<string, (at: number, last: number, forward: number) => number> = {
  ArrowRight: (at, _, forward) => at + forward,
  ArrowLeft: (at, _, forward) => at - forward,
  Home: () => 0,
  End: (_, last) => last,
}

export const cardIndexAfterKey = (event: KeyboardEvent, at: number, last: number): number | null => {
  const next = keys[event.key]?.(at, last, directionOf(event.currentTarget)) ?? -1
  return at < 0 || next < 0 || next > last ? null : next
}
export const focusCard = (event: KeyboardEvent<HTMLElement>, link: HTMLElement | null | undefined) => {
  event.preventDefault()
  if (!link) return
  const { currentTarget } = event
  link.focus({ preventScroll: true })
  void loadShelfMotion().then(({ scrollToCard }) => scrollToCard(currentTarget, link))
}
