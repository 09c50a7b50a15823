/** Disappears after 5 s, or when dismissed; it waits while it is hovered or focused. CONST-11 */
import { IconX } from '@tabler/icons-react'
import { useCallback, useEffect, useRef } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { type Snack, dismissSnack, snackbarDuration } from '../../state/notifications/snackbar.ts'
import { withWords } from '../../state/words/with-words.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './SnackbarMessage.module.css'
import { dismissWhenOnline } from './dismiss-when-online.ts'

type Holder = 'pointer' | 'focus'
/** Stopped by the event itself: after a render it would be too late for the pointer of the last moment. */
const useDismissal = (id: number) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const holders = useRef(new Set<Holder>())
  const start = useCallback(() => {
    timer.current = setTimeout(() => dismissSnack(id), snackbarDuration)
  }, [id])
  useEffect(() => {
    if (holders.current.size === 0) start()
    return () => clearTimeout(timer.current)
  }, [start])
  const hold = (by: Holder) => () => {
    holders.current.add(by)
    clearTimeout(timer.current)
  }
  const release = (by: Holder) => () => {
    if (holders.current.delete(by) && holders.current.size === 0) start()
  }
  return { hold, release }
}

export const SnackbarMessage = withWords(({ snack }: { snack: Snack }) => {
  const { t } = useTranslation()
  const { id, action } = snack
  const box = useRef<HTMLDivElement>(null)
  useFocusHandover(box)
  const { hold, release } = useDismissal(id)
  useEffect(() => dismissWhenOnline(snack), [snack])
  return (
    <div
      ref={box}
      className={css.line}
      data-tone={snack.tone}
      // React derives enter and leave from the element that was left, here often a row that is removed by then.
      onPointerOver={hold('pointer')}
      onPointerOut={release('pointer')}
      onFocus={hold('focus')}
      onBlur={release('focus')}
    >
      <p>
        {t(snack.key, snack.values ?? {})}
        {snack.reason && ` ${t(snack.reason)}`}
      </p>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            dismissSnack(id)
            action.run()
          }}
        >
          {t(action.key)}
        </button>
      )}
      <button
        type="button"
        className={css.close}
        aria-label={t('shell.dismiss')}
        onClick={() => dismissSnack(id)}
      >
        <IconX size={18} aria-hidden />
      </button>
    </div>
  )
})
