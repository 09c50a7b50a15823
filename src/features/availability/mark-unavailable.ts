/**
 * Without a line, what cannot be opened or played here is marked in the lists of the page: grey for the eye, with the
 * reason for who listens. It stands over what React drew and not within it, so that no card asks for the line while
 * there is one.
 */
import { subscribe } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { downloadMarks } from '../../state/availability/download-marks.ts'
import { availability } from './availability.ts'

const reasonId = 'away-reason'
/** Cards and rows lead somewhere; rows that play have a state; results stand in a grid. Lists inside a text do neither. */
const boxes = 'li:has(> a[href]), li[data-state]:has(> button), [role="row"][data-row]:has(a[href])'
const songRows = 'li[data-state]:has(> button)'
/** The loud one of a page is no entry of a list: its picture, a veil, and words with what it does. */
const heroes = 'div:has(> span[data-state] + div + div > :is(h1, h2))'
/** What leads somewhere, or plays what stands there. */
const linksAndPlays = 'a[href], [data-to]'
const controls = ':scope > a[href], :scope > button, :scope > [role="gridcell"] > :is(a[href], button)'

interface Marking {
  root: HTMLElement
  reason: string
  /** Whether the page of this address opens, or what it names plays. */
  works: (href: string) => boolean
}

const addressIn = (way: Element) => {
  const address = way.getAttribute('href') ?? way.getAttribute('data-to') ?? ''
  return new URL(address, document.baseURI).href
}

const isAvailable = (box: Element, works: Marking['works']): boolean =>
  box.getAttribute('aria-current') === 'true' ||
  box.querySelector('[data-kept]') !== null ||
  [...box.querySelectorAll(linksAndPlays)].some((way) => works(addressIn(way)))

/** Gives the reason, or takes it away; what is described already keeps its own words. */
const explain = (door: Element, isGone: boolean) => {
  const said = door.getAttribute('aria-describedby')
  if (isGone && said === null) door.setAttribute('aria-describedby', reasonId)
  if (!isGone && said === reasonId) door.removeAttribute('aria-describedby')
}

const markBox = (box: Element, isGone: boolean) => {
  if (box.hasAttribute('data-away') === isGone) return
  box.toggleAttribute('data-away', isGone)
  for (const door of box.querySelectorAll(controls)) explain(door, isGone)
}

/** Asks for a line whatever is here: what follows in a list, and the way in. */
const networkButtons = `[data-more] button, a[href*="${linkTo.login()}"]`

/** Something of what it names plays, or of its list. Of a long list few rows are drawn. */
const isLoud = (button: HTMLElement) => {
  if (button.matches(networkButtons)) return false
  const named = button.dataset['plays']
  if (named && named !== 'true') return named in downloadMarks.sounding
  const songs = [...(button.closest('article')?.querySelectorAll(songRows) ?? [])]
  return songs.length === 0 || songs.some((row) => !row.matches('[data-away]:not([aria-posinset])'))
}

const muteButton = (button: Element, isGone: boolean) => {
  button.toggleAttribute('data-quiet', isGone)
  explain(button, isGone)
}

/** What plays a whole list, or asks for more: said the same way, and a tap on it still tells more. */
const muteButtons = (root: ParentNode, isOver: boolean) => {
  for (const button of root.querySelectorAll<HTMLElement>(`[data-plays], ${networkButtons}`))
    muteButton(button, !isOver && !isLoud(button))
}

/** It keeps the ink of its words, which stand on its picture, and its place: the page has no other heading. */
const fadeHeroes = (root: ParentNode, works: Marking['works'] | null) => {
  for (const hero of root.querySelectorAll(heroes)) {
    const door = hero.querySelector(linksAndPlays)
    const isGone = door !== null && works !== null && !isAvailable(hero, works)
    hero.toggleAttribute('data-faded', isGone)
    if (door) muteButton(door, isGone)
  }
}

const addReasonText = (reason: string) => {
  const words = document.createElement('p')
  words.id = reasonId
  words.hidden = true
  words.textContent = reason
  document.body.append(words)
  return words
}

/** Of a page that stays mounted behind this one nothing is shown. */
const isShown = (box: Element) => box.closest('[style*="display: none"]') === null

/** No mark is left, and what was hidden comes back. */
export const clearUnavailableMarks = () => {
  availability.isHeld = false
  for (const root of document.querySelectorAll('[data-only]')) root.removeAttribute('data-only')
  for (const box of document.querySelectorAll('[data-away]')) markBox(box, false)
  muteButtons(document, true)
  fadeHeroes(document, null)
}

/** Grey goes with the line's coming; what is hidden waits, as nothing may move under a finger. */
const holdHidden = (root: HTMLElement) => {
  for (const box of root.querySelectorAll('[data-away][aria-posinset]')) markBox(box, false)
  muteButtons(root, true)
  fadeHeroes(root, null)
  availability.isHeld = true
}

/** Marks until it is ended; `isLineBack` is asked then. */
export const markUnavailable = ({ root, reason, works }: Marking, isLineBack: () => boolean) => {
  const words = addReasonText(reason)
  const markAll = () => {
    let [here, gone] = [0, 0]
    for (const box of [...root.querySelectorAll(boxes)].filter(isShown)) {
      const isGone = !isAvailable(box, works)
      markBox(box, isGone)
      if (isGone) gone++
      else here++
    }
    muteButtons(root, false)
    fadeHeroes(root, works)
    availability.here = here
    availability.gone = gone
    availability.isCounted = true
    // A page of nothing would be no help.
    root.toggleAttribute('data-only', availability.isOnly && here > 0)
  }
  let asked = 0
  const markSoon = () => {
    cancelAnimationFrame(asked)
    asked = requestAnimationFrame(markAll)
  }
  clearUnavailableMarks()
  markAll()
  const changes = new MutationObserver(markSoon)
  changes.observe(root, {
    childList: true,
    subtree: true,
    attributeFilter: ['href', 'aria-current', 'data-plays'],
  })
  const stops = [subscribe(downloadMarks, markSoon), subscribe(availability, markSoon)]
  return () => {
    for (const stop of stops) stop()
    changes.disconnect()
    cancelAnimationFrame(asked)
    availability.isCounted = false
    words.remove()
    const isBack = isLineBack()
    if (isBack) availability.isOnly = false
    if (isBack && root.hasAttribute('data-only')) holdHidden(root)
    else clearUnavailableMarks()
  }
}
