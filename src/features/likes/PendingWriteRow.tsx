import { IconClockHour4 } from '@tabler/icons-react'
import { useRef } from 'react'
import { useSnapshot } from 'valtio'
import { isRestrictedWrite } from '../../state/offline-writes/restricted-write.ts'
import { iconOfWrite, wordsOfWrite } from '../../state/offline-writes/stored-write.ts'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import type { TextKey } from '../../state/words/text-key.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Text } from '../../ui/Text.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import css from './PendingWrites.module.css'

/** Also for a write of another build, which this one has no row for. */
const textKeyOf = (call: string): TextKey => wordsOfWrite(call)?.waiting ?? 'likes.waitingTitle'
const WriteIcon = ({ call }: { call: string }) => {
  const Icon = iconOfWrite(call) ?? IconClockHour4
  return <Icon size={20} aria-hidden />
}

const UndoButton = ({ onUndo }: { onUndo: () => void }) => {
  const { t } = useTranslation()
  const button = useRef<HTMLButtonElement>(null)
  useFocusHandover(button)
  return (
    <button ref={button} type="button" className={css.back} onClick={onUndo}>
      {t('likes.takeBack')}
    </button>
  )
}

interface PendingWriteRowProps {
  call: string
  label: string | null
  card?: unknown
  onUndo: () => void
}

export const PendingWriteRow = ({ call, label, card, onUndo }: PendingWriteRowProps) => {
  const { t } = useTranslation()
  // Drawn anew when the ceiling changes.
  useSnapshot(parental)
  return (
    <li className={css.row}>
      <WriteIcon call={call} />
      <span className={css.what}>
        <Text>{isRestrictedWrite({ card }) ? t('likes.aboveCeiling') : (label ?? '')}</Text>
        <small>{t(textKeyOf(call))}</small>
      </span>
      <UndoButton onUndo={onUndo} />
    </li>
  )
}
