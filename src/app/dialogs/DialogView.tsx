import { type ComponentType, useCallback, useMemo, useState } from 'react'
import { ClosingGuardProvider } from '../../state/dialogs/closing-guard.ts'
import type { DialogControls, DialogName } from '../../state/dialogs/dialog-types.ts'
import {
  type OpenDialog,
  canCloseDialog,
  closeDialogs,
  keepTyping,
  setCanCloseDialog,
  setDialogResult,
} from '../../state/dialogs/dialogs.ts'
import { useBrand } from '../../state/portal/portal.tsx'
import { useQueuePanelShown } from '../../state/queue/queue-panel.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { DialogFrame, type FrameOptions } from './DialogFrame.tsx'
import css from './DialogHost.module.css'
import { DiscardQuestion } from './DiscardQuestion.tsx'
import { useSpot } from './beside.ts'
import { closeOnLoadFailure } from './close-on-load-failure.ts'
import { useEscape, useFocusReturn, useKeyboardUsed } from './dialog-focus.ts'
import { registry, titleKeyOf } from './registry.ts'

type DialogBody = ComponentType<object & DialogControls<unknown>>
const bodyLoaders = new Map<DialogName, () => Promise<DialogBody>>()
const bodyLoaderOf = (name: DialogName) => {
  // The row's own type ties props and component together; here they meet as one name.
  const load =
    bodyLoaders.get(name) ?? closeOnLoadFailure(async () => (await registry[name].load()) as DialogBody, name)
  bodyLoaders.set(name, load)
  return load
}

/** Closing starts the animation; the dialog has closed, and its promise resolves, when that has ended. */
const useClosing = (id: number) => {
  const [isOpen, setOpen] = useState(true)
  const close = useCallback(() => setOpen(false), [])
  /** What a person does around the dialog's own content. */
  const dismiss = useCallback(() => {
    const mayClose = canCloseDialog(id)
    if (mayClose) setOpen(false)
    return mayClose
  }, [id])
  const onGone = () => closeDialogs((dialog) => dialog.id === id)
  return { isOpen, close, dismiss, onGone }
}

const useControls = (id: number, close: () => void): DialogControls<unknown> =>
  useMemo(
    () => ({
      close,
      setResult: (result) => setDialogResult(id, result),
      setCanClose: (canClose) => setCanCloseDialog(id, canClose),
    }),
    [id, close],
  )

export const DialogView = ({ dialog, isTop }: { dialog: OpenDialog; isTop: boolean }) => {
  const { t } = useTranslation()
  const brand = useBrand()
  const { isOpen, close, dismiss, onGone } = useClosing(dialog.id)
  const controls = useControls(dialog.id, close)
  const position = useSpot()
  useFocusReturn()
  const isKeyboardUsed = useKeyboardUsed()
  const { size = 'small' } = registry[dialog.name]
  // Escape closes the queue beside the player first.
  const isQueueShown = useQueuePanelShown()
  useEscape(isTop && !(isQueueShown && size === 'rising'), dismiss)
  const Body = useLazy(true, bodyLoaderOf(dialog.name))
  const frame: FrameOptions = {
    opened: isOpen,
    onClose: dismiss,
    closeOnEscape: false,
    returnFocus: false,
    onExitTransitionEnd: onGone,
    title: t(titleKeyOf(dialog.name, dialog.props), { brand, ...dialog.props }),
    closeButtonProps: { 'aria-label': t('dialogs.close') },
    // Mantine renders the title's row as a header, which would be a second banner of the page.
    attributes: {
      header: { role: 'presentation' },
      close: { 'data-ringless': isKeyboardUsed ? undefined : true },
    },
  }
  return (
    <DialogFrame
      size={size}
      frame={frame}
      close={dismiss}
      isTop={isTop}
      isLoaded={Body !== null}
      position={position}
    >
      {dialog.isAsking && <DiscardQuestion onKeep={() => keepTyping(dialog.id)} onDiscard={close} />}
      <div className={css.content} hidden={dialog.isAsking ?? false}>
        <ClosingGuardProvider value={controls.setCanClose}>
          {Body ? <Body {...dialog.props} {...controls} /> : <div className={css.pending} aria-busy="true" />}
        </ClosingGuardProvider>
      </div>
    </DialogFrame>
  )
}
