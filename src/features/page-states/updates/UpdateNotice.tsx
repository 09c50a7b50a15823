/** Says that a page has newer blocks than those on screen, and shows them on a tap. Nothing moves before. */
import { IconArrowUp } from '@tabler/icons-react'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { connection } from '../../../state/network/connection.ts'
import type { TextKey } from '../../../state/words/text-key.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import css from './UpdateNotice.module.css'

interface UpdateNoticeProps {
  isWaiting: boolean
  show: () => void
}

const useUnseen = ({ isWaiting, show }: UpdateNoticeProps) =>
  useEffect(() => {
    if (!isWaiting) return
    const showWhenHidden = () => document.hidden && show()
    showWhenHidden()
    document.addEventListener('visibilitychange', showWhenHidden)
    return () => document.removeEventListener('visibilitychange', showWhenHidden)
  }, [isWaiting, show])

export const UpdateNotice = (props: UpdateNoticeProps) => {
  const { isWaiting, show } = props
  const { t } = useTranslation()
  // Offline their pictures would not load.
  const isOffered = useSnapshot(connection).online && isWaiting
  const [message, setMessage] = useState<TextKey | null>(null)
  useUnseen(props)
  useEffect(() => {
    if (isOffered) setMessage('states.news.text')
  }, [isOffered])
  const reveal = () => {
    scrollTo({ top: 0, behavior: 'instant' })
    show()
    setMessage('states.news.shown')
    // To the top of the new page; the button disappears with the tap.
    document.querySelector('main')?.focus({ preventScroll: true })
  }
  return (
    <>
      {/* Rendered before it has text: a live region that appears with its text is not read aloud. */}
      <p role="status" className="sr">
        {message && t(message)}
      </p>
      {isOffered && (
        <div className={css.place}>
          <button type="button" className={css.news} onClick={reveal}>
            <IconArrowUp size={20} aria-hidden />
            <span>{t('states.news.text')}</span> <b>{t('states.news.show')}</b>
          </button>
        </div>
      )}
    </>
  )
}
