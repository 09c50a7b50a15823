/** A window above all others, which stays open when its dialog closes. */
import { type Root, createRoot } from 'react-dom/client'
import type { Translator } from '../../../state/words/translator.ts'
import { type PlayerKey, playerKeyOf } from '../../../domain/player/player-keys.ts'
import { PortalProvider, type usePortal } from '../../../state/portal/portal.tsx'
import { TranslatorProvider } from '../../../state/words/translation.tsx'
import { PictureInPicturePlayer } from './PictureInPicturePlayer.tsx'

interface DocumentPictureInPicture {
  requestWindow: (size: { width: number; height: number }) => Promise<Window & typeof globalThis>
  window: Window | null
}
const getPictureInPicture = (): DocumentPictureInPicture | null =>
  (window as typeof window & { documentPictureInPicture?: DocumentPictureInPicture })
    .documentPictureInPicture ?? null

export const hasPictureInPicture = (): boolean => getPictureInPicture() !== null

/** It looks like the page now, and follows its theme and language. */
const copyPageStyles = ({ document: there, CSSStyleSheet }: Window & typeof globalThis) => {
  const sheets = [...document.styleSheets, ...document.adoptedStyleSheets]
  const sheet = new CSSStyleSheet()
  const rules = sheets.flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText))
  // The fonts are loaded already, and there is no first paint to delay.
  sheet.replaceSync(rules.join('').replaceAll('font-display: optional', 'font-display: swap'))
  there.adoptedStyleSheets = [sheet]
  const [pageRoot, windowRoot] = [document.documentElement, there.documentElement]
  const follow = () => {
    for (const name of ['lang', 'dir', 'data-theme', 'data-alternate']) {
      const value = pageRoot.getAttribute(name)
      if (value === null) windowRoot.removeAttribute(name)
      else windowRoot.setAttribute(name, value)
    }
  }
  follow()
  const observer = new MutationObserver(follow)
  observer.observe(pageRoot, { attributes: true })
  return () => observer.disconnect()
}

/** These open something on the page. */
const pageShortcuts: readonly (PlayerKey | null)[] = ['queue', 'full', 'help']

/** The page's shortcuts work here as well: keys are forwarded. A button handles Space itself. */
const forwardKeys = (small: Window) =>
  small.addEventListener('keydown', (event) => {
    const shortcut = playerKeyOf(event.key, document.documentElement.dir === 'rtl')
    if (
      !shortcut ||
      event.defaultPrevented ||
      (event.key === ' ' && small.document.activeElement?.matches('button'))
    )
      return
    const isFree = document.body.dispatchEvent(new KeyboardEvent('keydown', event))
    if (isFree) return
    event.preventDefault()
    if (pageShortcuts.includes(shortcut)) window.focus()
  })

export const togglePictureInPicture = async (
  portal: ReturnType<typeof usePortal>,
  translator: Translator,
  title: string,
) => {
  const pipWindow = getPictureInPicture()
  if (!pipWindow) return
  if (pipWindow.window) return pipWindow.window.close()
  const small = await pipWindow.requestWindow({ width: 380, height: 132 })
  small.document.title = title
  const undress = copyPageStyles(small)
  forwardKeys(small)
  const root: Root = createRoot(small.document.body)
  root.render(
    <PortalProvider value={portal}>
      <TranslatorProvider value={translator}>
        <PictureInPicturePlayer close={() => small.close()} />
      </TranslatorProvider>
    </PortalProvider>,
  )
  small.addEventListener('pagehide', () => {
    undress()
    root.unmount()
  })
}
