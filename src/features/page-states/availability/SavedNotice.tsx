import { IconCloudOff } from '@tabler/icons-react'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { ageOf } from '../../../domain/days.ts'
import { availability } from '../../../state/availability/availability.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { withWords } from '../../../state/words/with-words.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { useNow } from '../../../ui/use-now.ts'
import { FloatingNotice } from './FloatingNotice.tsx'
import savedAt from './SavedAt.module.css'
import css from './StaleNotice.module.css'
import { useNoticeActions } from './use-notice-actions.tsx'

const SavedAt = ({ title, age }: { title: string; age: string }) => (
  <p className={savedAt.note} role="status">
    <IconCloudOff className={savedAt.icon} size={20} aria-hidden />
    <span>
      <b>{title}</b> {age}
    </span>
  </p>
)

/** The longest text it may show: an age with two digits. */
const useLongestAge = () => {
  const { t } = useTranslation()
  const formats = useFormats()
  const ages = (['minutes', 'hours', 'days'] as const).map((unit) =>
    t(`states.saved.${unit}`, { count: 20, n: formats.number(20) }),
  )
  return [t('states.saved.now'), ...ages].toSorted((one, other) => other.length - one.length)[0]
}

/** It keeps its first width; a choice that appears later is placed above it, and nothing moves. */
const NoticeBox = ({ title, age }: { title: string; age: string }) => {
  const choices = useNoticeActions()
  const longest = useLongestAge()
  const [isWide] = useState(choices !== null)
  return (
    <>
      {!isWide && choices}
      <div className={classNames(css.note, isWide ? css.roomy : css.bare)} data-longest={longest}>
        <SavedAt title={title} age={age} />
        {isWide && choices}
      </div>
    </>
  )
}

export const SavedNotice = withWords(({ savedAt, isSlow }: { savedAt: number; isSlow: boolean }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  const { isCounted } = useSnapshot(availability)
  if (now === null || !(isCounted || isSlow)) return null
  const age = ageOf(savedAt, now)
  const reason = isSlow ? 'late' : navigator.onLine ? 'silent' : 'offline'
  const text =
    age.unit === 'now'
      ? t('states.saved.now')
      : t(`states.saved.${age.unit}`, { count: age.count, n: formats.number(age.count) })
  return (
    <FloatingNotice>
      <NoticeBox title={t(`states.saved.${reason}`)} age={text} />
    </FloatingNotice>
  )
})
