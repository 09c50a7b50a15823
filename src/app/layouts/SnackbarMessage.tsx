/** Disappears after 5 s, or when dismissed; it waits while it is hovered or focused. CONST-11 */
import { IconX } from '@tabler/icons-react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { type Snack, dismissSnack, snackbarDuration } from '../../state/notifications/snackbar.ts'
import { withWords } from '../../state/words/with-words.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './SnackbarMessage.module.css'
import { dismissWhenOnline } from './dismiss-when-online.ts'

export const SnackbarMessage = withWords(({ snack }: { snack: Snack }) => {
  const { t } = useTranslation()
  const [isPaused, setHeld] = useState(false)
  const { id, action } = snack
  const box = useRef<HTMLDivElement>(null)
  useFocusHandover(box)
  useEffect(() => {
    if (isPaused) return
    const timer = setTimeout(() => dismissSnack(id), snackbarDuration)
    return () => clearTimeout(timer)
  }, [id, isPaused])
  useEffect(() => dismissWhenOnline(snack), [snack])
  const hold = (paused: boolean) => () => setHeld(paused)
  return (
    <div
      ref={box}
      className={css.line}
      data-tone={snack.tone}
      onPointerEnter={hold(true)}
      onPointerLeave={hold(false)}
      onFocus={hold(true)}
      onBlur={hold(false)}
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
