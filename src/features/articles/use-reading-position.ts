/**
 * The reading position: shown as progress while scrolling, saved on this device when scrolling rests, offered
 * on return. Paragraphs are counted, not pixels, so another text size leads to the same line.
 */
import { type RefObject, useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import type { Article } from '../../contract/articles.ts'
import { articlePositionVersion } from '../../contract/article-records.ts'
import { blockAt, isInProgress, readingProgressAt } from '../../domain/article-position.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { removeArticlePosition, saveArticlePosition } from '../../state/articles/article-positions.ts'
import { takeArticleToReadOn } from '../../state/articles/open-where-left.ts'
import { session } from '../../state/session/session.ts'
import { smoothScroll } from '../../ui/smooth-scroll.ts'
import { type LastPosition, reportReadingPosition, useLastReadingPosition } from './last-reading-position.ts'

export const blocksIn = (text: HTMLElement | null): HTMLElement[] =>
  [...(text?.children ?? [])].filter(
    (child): child is HTMLElement => child instanceof HTMLElement && child.dataset['drop'] === undefined,
  )

const logSaveFailure = (problem: unknown) => console.warn('the position could not be stored', problem)
/** After the last scroll. */
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

/** A position near the start keeps the earlier one; near the end none is needed. */
const savePosition = async (
  tenant: string,
  article: Article,
  { block, part }: { block: number; part: number },
) => {
  if (isInProgress(part))
    await saveArticlePosition(tenant, {
      version: articlePositionVersion,
      card: cardOf(article),
      block,
      part,
      at: Date.now(),
    })
  else if (part > 0.5) await removeArticlePosition(tenant, article.id)
  else return
  reportReadingPosition(article, part)
}

interface Reading {
  article: Article
  text: RefObject<HTMLElement | null>
  /** Shows the read share as `--read`. */
  bar: RefObject<HTMLElement | null>
}

const stretchesIn = (text: HTMLElement | null) => blocksIn(text).map((block) => block.getBoundingClientRect())
const readingLineIn = (text: HTMLElement | null) => readingProgressAt(stretchesIn(text), innerHeight)
/** The router scrolls the page to its position in the frame after it is shown. */
const twoFrames = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))

const followScrolling = (tenant: string, { article, text, bar }: Reading) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let hasMoved = false
  let isUnmounted = false
  let readingLine = readingLineIn(text.current)
  const show = () => {
    readingLine = readingLineIn(text.current)
    bar.current?.style.setProperty('--read', String(readingLine.part))
  }
  /** The last seen line: the text itself may be gone by now. */
  const save = () => {
    clearTimeout(timer)
    if (hasMoved) savePosition(tenant, article, readingLine).catch(logSaveFailure)
    hasMoved = false
  }
  const saveLater = () => {
    show()
    save()
  }
  const move = () => {
    hasMoved = true
    show()
    clearTimeout(timer)
    timer = setTimeout(saveLater, restMs)
  }
  /** The reader may have scrolled before hydration. */
  const start = async () => {
    await twoFrames()
    if (!isUnmounted && scrollY > 0) move()
  }
  show()
  start().catch(logSaveFailure)
  addEventListener('scroll', move, { passive: true })
  addEventListener('pagehide', save)
  return () => {
    isUnmounted = true
    removeEventListener('scroll', move)
    removeEventListener('pagehide', save)
    save()
  }
}

const scrollToBlock = (text: HTMLElement | null, at: number) => {
  const block = blocksIn(text)[at]
  if (!block) return
  const top = scrollY + block.getBoundingClientRect().top - innerHeight * 0.2
  smoothScroll(document.documentElement, () => scrollTo({ top }))
}

const scrollToPosition = (text: HTMLElement | null, { block, part }: LastPosition) =>
  scrollToBlock(text, block ?? blockAt(stretchesIn(text), part))

export interface ReadingResumeOffer {
  part: number
  accept: () => void
  dismiss: () => void
}

/** `isFullText`: a text that ends at a paywall has no position worth saving. */
export const useReadingPosition = (
  { article, text, bar }: Reading,
  isFullText: boolean,
): ReadingResumeOffer | null => {
  const tenant = usePortal().tenant.name
  const { status } = useSnapshot(session)
  const [saved, setSaved] = useState<LastPosition | null>(null)
  const findLastPosition = useLastReadingPosition()
  const { id, contentType, minutes } = article
  useEffect(() => {
    if (status === 'unknown' || !isFullText) return
    let isUnmounted = false
    const load = async () => {
      const position = await findLastPosition({ id, contentType, minutes })
      await twoFrames()
      // No offer where the reader has already reached the position.
      if (isUnmounted) return
      const readsOn = takeArticleToReadOn(id)
      if (!position || readingLineIn(text.current).part >= position.part - 0.1) return
      if (readsOn) scrollToPosition(text.current, position)
      else setSaved(position)
    }
    load().catch(logSaveFailure)
    return () => {
      isUnmounted = true
      setSaved(null)
    }
  }, [id, contentType, minutes, findLastPosition, status, isFullText, text])
  useEffect(() => {
    if (status === 'unknown' || !isFullText) return
    return followScrolling(tenant, { article, text, bar })
  }, [tenant, article, text, bar, status, isFullText])
  if (!saved) return null
  return {
    part: saved.part,
    accept: () => {
      setSaved(null)
      scrollToPosition(text.current, saved)
    },
    dismiss: () => setSaved(null),
  }
}
export const showBlock = scrollToBlock
