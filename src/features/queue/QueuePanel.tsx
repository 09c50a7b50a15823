/** The queue beside the page: the page stays usable, so it traps no focus, has no history entry and stays open. */
import { IconX } from '@tabler/icons-react'
import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { dialogs } from '../../state/dialogs/dialogs.ts'
import { closeQueuePanel, queueButtonSelector, queuePanel } from '../../state/queue/queue-panel.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { classNames } from '../../ui/class-names.ts'
import css from './Queue.module.css'
import beside from './QueuePanel.module.css'
import { QueueBody } from './QueueBody.tsx'
import { QueueTools } from './QueueTools.tsx'

/** Focus moves in when it is opened by a key, and back to a button that opens it when it closes while focused. */
const usePanelFocus = (panel: RefObject<HTMLElement | null>) =>
  useLayoutEffect(() => {
    const { current } = panel
    if (queuePanel.byKey) current?.focus()
    queuePanel.byKey = false
    return () => {
      if (!current?.contains(document.activeElement)) return
      const buttons = [...document.querySelectorAll<HTMLElement>(queueButtonSelector)]
      buttons.findLast((button) => button.checkVisibility())?.focus()
    }
  }, [panel])

/** A dialog, a field or an open menu of the page uses the key itself. */
const handlesEscapeItself = (target: EventTarget | null) =>
  (dialogs.stack.at(-1)?.name ?? 'player') !== 'player' ||
  (target instanceof Element &&
    target.matches(
      `input:not([type=range]), textarea, video, [aria-expanded=true]:not(${queueButtonSelector})`,
    ))

const useCloseOnEscape = () =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isFree = !event.isComposing && !event.defaultPrevented && !handlesEscapeItself(event.target)
      if (event.key === 'Escape' && isFree) closeQueuePanel()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

export const QueuePanel = () => {
  const { t } = useTranslation()
  const panel = useRef<HTMLElement>(null)
  usePanelFocus(panel)
  useCloseOnEscape()
  return (
    <aside ref={panel} className={beside.panel} aria-label={t('queue.title')} tabIndex={-1}>
      <div className={beside.top}>
        <h2>{t('queue.title')}</h2>
        <QueueTools />
        <IconButton label={t('dialogs.close')} onClick={closeQueuePanel}>
          <IconX size={22} aria-hidden />
        </IconButton>
      </div>
      <div className={classNames(css.queue, beside.scroll)} data-scrolls>
        <QueueBody close={closeQueuePanel} />
      </div>
    </aside>
  )
}
