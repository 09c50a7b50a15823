import { Drawer, Modal, type ModalProps } from '@mantine/core'
import { type ReactNode, useSyncExternalStore } from 'react'
import { below } from '../../lib/breakpoints.ts'
import { classNames } from '../../ui/class-names.ts'
import { QueueSidebar } from '../layouts/QueueSidebar.tsx'
import css from './DialogHost.module.css'
import { Grip } from './Grip.tsx'
import { type Spot, besideWidth } from './beside.ts'
import { canGrow, growMs, shrinkIntoBar } from './grow-from-bar.ts'
import type { DialogSize } from './registry.ts'

const phone = matchMedia(below('sm'))
const usePhone = () =>
  useSyncExternalStore(
    (onChange) => {
      phone.addEventListener('change', onChange)
      return () => phone.removeEventListener('change', onChange)
    },
    () => phone.matches,
  )

/** Mantine waits this long; the motion is our own. */
const growFromBarProps = () => ({
  transition: { in: {}, out: {}, transitionProperty: 'none' },
  duration: growMs,
  onExit: () => {
    const sheet = document.querySelector<HTMLElement>(`.${css.rising}`)
    if (sheet) shrinkIntoBar(sheet)
  },
})

/** The page under the queue stays readable. */
const lightOverlay = { backgroundOpacity: 0.2 }
const noOverlay = { backgroundOpacity: 0 }

const title = css.title ?? ''
const overlay = css.veil ?? ''
const classNamesOf = (content: string | undefined) => ({
  content: content ?? '',
  overlay,
  title,
  body: css.body ?? '',
})

/** Props that Mantine's Modal and Drawer share. */
export type FrameOptions = Pick<
  ModalProps,
  | 'opened'
  | 'onClose'
  | 'closeOnEscape'
  | 'returnFocus'
  | 'onExitTransitionEnd'
  | 'title'
  | 'closeButtonProps'
  | 'attributes'
  | 'overlayProps'
>
interface FrameProps {
  frame: FrameOptions
  /** False: the dialog may not close now. */
  close: () => boolean
  isTop: boolean
  isLoaded: boolean
  /** Beside its opener; null where it has none. */
  position: Spot | null
  children: ReactNode
}

const FullScreen = ({ frame, children }: FrameProps) => (
  <Modal {...frame} fullScreen classNames={{ content: css.fullScreen ?? '', title }}>
    {children}
  </Modal>
)

const Side = ({ frame, isTop, children }: FrameProps) => (
  <Drawer
    {...frame}
    position="right"
    size={420}
    {...(isTop ? { overlayProps: lightOverlay } : {})}
    classNames={{ content: css.side ?? '', overlay, title }}
  >
    {children}
  </Drawer>
)

const SheetFrame = ({ frame, close, children, content }: FrameProps & { content: string | undefined }) => (
  <Drawer {...frame} position="bottom" size="auto" classNames={classNamesOf(content)}>
    <Grip close={close} grows={false} />
    {children}
  </Drawer>
)
const Sheet = (props: FrameProps) => <SheetFrame {...props} content={css.sheet} />
const SideSheet = ({ frame, isTop, ...rest }: FrameProps) => (
  <SheetFrame
    {...rest}
    isTop={isTop}
    frame={isTop ? { ...frame, overlayProps: lightOverlay } : frame}
    content={classNames(css.sheet, css.tall)}
  />
)

const Rising = ({ frame, close, isLoaded, children }: FrameProps) => (
  <Drawer
    {...frame}
    {...(canGrow() ? { transitionProps: growFromBarProps() } : {})}
    position="bottom"
    size="100%"
    classNames={{ content: css.rising ?? '', title }}
  >
    <Grip close={close} grows={isLoaded} />
    {children}
    <QueueSidebar isOver />
  </Drawer>
)

const middle = { centered: true, size: 440, classNames: classNamesOf(css.modal) }
const besideOf = (position: Spot) => ({
  overlayProps: noOverlay,
  size: besideWidth,
  transitionProps: { transition: 'fade', duration: 120 } as const,
  classNames: classNamesOf(classNames(css.modal, css.beside)),
  styles: { content: position },
})
const Small = ({ frame, children }: FrameProps) => (
  <Modal {...frame} {...middle}>
    {children}
  </Modal>
)
/** One modal in both cases: its content stays when the window's size changes. */
const Beside = ({ frame, position, children }: FrameProps) => (
  <Modal {...frame} {...(position ? besideOf(position) : middle)}>
    {children}
  </Modal>
)

const wideFrames = { small: Small, beside: Beside, side: Side, rising: Rising, 'full-screen': FullScreen }
const phoneFrames = { ...wideFrames, small: Sheet, beside: Sheet, side: SideSheet }

export const DialogFrame = ({ size, frame, ...rest }: FrameProps & { size: DialogSize }) => {
  const Frame = (usePhone() ? phoneFrames : wideFrames)[size]
  // Two dialogs show only one backdrop, the upper one's.
  return <Frame {...rest} frame={rest.isTop ? frame : { ...frame, overlayProps: noOverlay }} />
}
