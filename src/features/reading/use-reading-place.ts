/**
 * The reader's place: shown as progress while scrolling, kept on this device when the finger rests, offered on return.
 * Paragraphs are counted, not pixels, so another size of the text leads to the same line.
 */
import { type RefObject, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Article } from '../../contract/articles.ts'
import { type ReadingPlace, readingPlaceVersion } from '../../contract/reading-records.ts'
import { isUnderWay, readingLine } from '../../domain/reading-line.ts'
import { usePortal } from '../../state/portal.tsx'
import { forgetPlace, keepPlace, placeIn } from '../../state/reading-places.ts'
import { session } from '../../state/session.ts'

export const blocksIn = (text: HTMLElement | null): HTMLElement[] =>
  [...(text?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['drop'] === undefined,
  )

const complain = (problem: unknown) => console.warn('the place could not be kept', problem)
/** After the last movement. */
const restMs = 400

const cardOf = ({
  providerId: _,
  collectionInfo: __,
  section: ___,
  access: ____,
  minutesLeft: _____,
  textLang: ______,
  ...card
}: Article) => card

const keep = (tenant: string, article: Article, { block, part }: { block: number; part: number }) =>
  part >= 1
    ? forgetPlace(tenant, article.id)
    : keepPlace(tenant, { version: readingPlaceVersion, card: cardOf(article), block, part, at: Date.now() })

interface Reading {
  article: Article
  text: RefObject<HTMLElement | null>
  /** Wears how much is read as `--read`. */
  bar: RefObject<HTMLElement | null>
}

const follow = (tenant: string, { article, text, bar }: Reading) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasMoved = false
  const line = () =>
    readingLine(
      blocksIn(text.current).map((block) => block.getBoundingClientRect()),
      innerHeight,
    )
  const show = () => bar.current?.style.setProperty('--read', String(line().part))
  const save = () => {
    clearTimeout(timer)
    const now = line()
    if (hasMoved && now.part > 0) keep(tenant, article, now).catch(complain)
    hasMoved = false
  }
  const move = () => {
    hasMoved = true
    show()
    clearTimeout(timer)
    timer = setTimeout(save, restMs)
  }
  show()
  addEventListener('scroll', move, { passive: true })
  addEventListener('pagehide', save)
  return () => {
    clearTimeout(timer)
    removeEventListener('scroll', move)
    removeEventListener('pagehide', save)
  }
}

const scrollToBlock = (text: HTMLElement | null, at: number) => {
  const block = blocksIn(text)[at]
  if (!block) return
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches
  const top = scrollY + block.getBoundingClientRect().top - innerHeight * 0.2
  scrollTo({ top, behavior: isCalm ? 'instant' : 'smooth' })
}

export interface Offer {
  part: number
  accept: () => void
  dismiss: () => void
}

/** `isWhole`: a text that ends at a door has no place worth keeping. */
export const useReadingPlace = ({ article, text, bar }: Reading, isWhole: boolean): Offer | null => {
  const tenant = usePortal().tenant.name
  const { status } = useSnapshot(session)
  const [kept, setKept] = useState<ReadingPlace | null>(null)
  const { id } = article
  useEffect(() => {
    if (status === 'unknown' || !isWhole) return
    let isGone = false
    placeIn(tenant, id).then((place) => {
      // Whoever scrolls already knows where to go.
      if (!isGone && place && isUnderWay(place.part) && scrollY < innerHeight / 2) setKept(place)
    }, complain)
    return () => {
      isGone = true
      setKept(null)
    }
  }, [tenant, id, status, isWhole])
  useEffect(() => {
    if (status === 'unknown' || !isWhole) return
    return follow(tenant, { article, text, bar })
  }, [tenant, article, text, bar, status, isWhole])
  if (!kept) return null
  return {
    part: kept.part,
    accept: () => {
      setKept(null)
      scrollToBlock(text.current, kept.block)
    },
    dismiss: () => setKept(null),
  }
}
export const showBlock = scrollToBlock
