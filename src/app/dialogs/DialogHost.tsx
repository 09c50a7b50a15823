/**
 * Draws the open dialogs over the interface library, which keeps focus inside, gives it back and closes on Escape:
 * a modal on a desktop, on a phone a bottom sheet that can be swiped down. Loaded with the first dialog.
 */
import './mantine.css'
import { DirectionProvider, Drawer, MantineProvider, Modal } from '@mantine/core'
import { setNonce } from 'get-nonce'
import { type ComponentType, useCallback, useEffect, useState, useSyncExternalStore } from 'react'
import { I18nextProvider } from 'react-i18next'
import { below } from '../../lib/breakpoints.ts'
import { useAllWordsLoaded, useTranslation, useTranslator } from '../../state/words/translation.tsx'
import { useSnapshot } from 'valtio'
import { type DialogName, type OpenDialog, closeDialog, dialogs } from '../../state/dialogs/dialogs.ts'
import { interfaceLocale } from '../../state/words/interface-locale.ts'
import { LocationRouter } from '../../state/navigation/LocationRouter.tsx'
import { useBrand, usePortal } from '../../state/portal/portal.tsx'
import { useQueuePanelShown } from '../../state/queue/queue-panel.ts'
import { activeColours, theme } from '../../state/preferences/theme.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './DialogHost.module.css'
import { QueueSidebar } from '../layouts/QueueSidebar.tsx'
import { adoptI18next } from '../i18n/i18next-engine.ts'
import { besideWidth, useSpot } from './beside.ts'
import { Grip } from './Grip.tsx'
import { canGrow, shrinkIntoBar, growMs } from './grow-from-bar.ts'
import { closeOnLoadFailure } from './close-on-load-failure.ts'
import { registry } from './registry.ts'

/** The library's own style elements carry the document's nonce, or the strict policy would drop them. */
const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce ?? ''
setNonce(nonce)

const phone = matchMedia(below('sm'))
const usePhone = () =>
  useSyncExternalStore(
    (changed) => {
      phone.addEventListener('change', changed)
      return () => phone.removeEventListener('change', changed)
    },
    () => phone.matches,
  )

/** The library keeps the time; the motion is our own. */
const growFromBarProps = () => ({
  transition: { in: {}, out: {}, transitionProperty: 'none' },
  duration: growMs,
  onExit: () => {
    const sheet = document.querySelector<HTMLElement>(`.${css.rising}`)
    if (sheet) shrinkIntoBar(sheet)
  },
})

/** What lies under the queue is still to be read. */
const lightOverlayProps = { overlayProps: { backgroundOpacity: 0.2 } }

/** Under a second dialog the first one's veil goes. */
const noOverlayProps = { overlayProps: { backgroundOpacity: 0 } }
const overlay = css.veil ?? ''

/** What it holds stands one under the other. */
const dialogClassNames = (content = '') => ({
  content,
  overlay,
  title: css.title ?? '',
  body: css.body ?? '',
})

type Body = ComponentType<object & { close: () => void }>
const bodyLoaders = new Map<DialogName, () => Promise<Body>>()
const bodyLoaderOf = (name: DialogName) => {
  // The row's own type ties props and component together; here they meet as one name.
  const load =
    bodyLoaders.get(name) ?? closeOnLoadFailure(async () => (await registry[name].load()) as Body, name)
  bodyLoaders.set(name, load)
  return load
}

/** However it closes (button, Escape, back), focus returns to what opened it, unless the page has changed. */
const useFocusReturn = () => {
  // Read while drawing for the first time: a moment later the focus is inside the dialog.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

/**
 * Whether whoever is here goes by keys: then what had the focus before shows its ring. A browser shows one also where
 * nothing had it, as after a tap on what is gone by now, and on the button that closes, which the focus comes to first.
 */
const useKeyboardUsed = () => {
  const [areUsed, setUsed] = useState(() => document.activeElement?.matches(':focus-visible') === true)
  useEffect(() => {
    if (areUsed) return
    const press = () => setUsed(true)
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [areUsed])
  return areUsed
}

/**
 * The last to hear of the key: whoever has a use of it inside the dialog says so by preventing the default. Only the
 * topmost closes, or one press would close all that are open.
 */
const useEscape = (isTop: boolean, close: () => void) =>
  useEffect(() => {
    if (!isTop) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [isTop, close])

const DialogView = ({ dialog, isTop }: { dialog: OpenDialog; isTop: boolean }) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const isPhone = usePhone()
  const [isOpen, setOpen] = useState(true)
  const spot = useSpot()
  useFocusReturn()
  const areKeysUsed = useKeyboardUsed()
  const close = useCallback(() => setOpen(false), [])
  const { isRising } = registry[dialog.name]
  // The queue that stands beside it goes first.
  const isBeside = useQueuePanelShown() && isRising
  useEscape(isTop && !isBeside, close)
  const Content = useLazy(true, bodyLoaderOf(dialog.name))
  const shared = {
    opened: isOpen,
    onClose: close,
    closeOnEscape: false,
    returnFocus: false,
    onExitTransitionEnd: () => closeDialog(dialog.id),
    title: t(registry[dialog.name].title, { brand, ...dialog.props }),
    closeButtonProps: { 'aria-label': t('dialogs.close') },
    // The library draws the title's row as a header, which would be a second banner of the page.
    attributes: {
      header: { role: 'presentation' },
      close: { 'data-ringless': areKeysUsed ? undefined : true },
    },
    ...(isTop ? {} : noOverlayProps),
  }
  const inside = Content ? (
    <Content {...dialog.props} close={close} />
  ) : (
    <div className={css.pending} aria-busy="true" />
  )
  if (registry[dialog.name].isFullScreen)
    return (
      <Modal {...shared} fullScreen classNames={{ content: css.whole ?? '', title: css.title ?? '' }}>
        {inside}
      </Modal>
    )
  if (registry[dialog.name].isSide && !isPhone)
    return (
      <Drawer
        {...shared}
        position="right"
        size={420}
        {...(isTop ? lightOverlayProps : {})}
        classNames={{ content: css.side ?? '', overlay, title: css.title ?? '' }}
      >
        {inside}
      </Drawer>
    )
  if (isPhone || isRising)
    return (
      <Drawer
        {...shared}
        {...(isRising && canGrow() ? { transitionProps: growFromBarProps() } : {})}
        {...(isTop && registry[dialog.name].isSide ? lightOverlayProps : {})}
        position="bottom"
        size={isRising ? '100%' : 'auto'}
        classNames={
          isRising ? { content: css.rising ?? '', title: css.title ?? '' } : dialogClassNames(css.sheet)
        }
      >
        <Grip close={close} grows={isRising === true && Content !== null} />
        {inside}
        {isRising && <QueueSidebar isOver />}
      </Drawer>
    )
  if (spot && registry[dialog.name].isBeside)
    return (
      <Modal
        {...shared}
        {...noOverlayProps}
        size={besideWidth}
        transitionProps={{ transition: 'fade', duration: 120 }}
        classNames={dialogClassNames(`${css.modal} ${css.beside}`)}
        styles={{ content: spot }}
      >
        {inside}
      </Modal>
    )
  return (
    <Modal {...shared} centered size={440} classNames={dialogClassNames(css.modal)}>
      {inside}
    </Modal>
  )
}

export const DialogHost = () => {
  const { stack } = useSnapshot(dialogs)
  const { dir } = useSnapshot(interfaceLocale)
  const { alternatTheme } = useSnapshot(theme)
  const { colors } = usePortal().tenant
  const scheme = activeColours(colors, alternatTheme).isDark ? 'dark' : 'light'
  const i18n = adoptI18next(useTranslator())
  const isWorded = useAllWordsLoaded()
  return (
    <I18nextProvider i18n={i18n}>
      <DirectionProvider key={dir} initialDirection={dir}>
        <MantineProvider
          forceColorScheme={scheme}
          getStyleNonce={() => nonce}
          theme={{ fontFamily: 'var(--body)' }}
        >
          <LocationRouter>
            {isWorded &&
              stack.map((dialog, at) => (
                <DialogView key={dialog.id} dialog={dialog as OpenDialog} isTop={at === stack.length - 1} />
              ))}
          </LocationRouter>
        </MantineProvider>
      </DirectionProvider>
    </I18nextProvider>
  )
}
