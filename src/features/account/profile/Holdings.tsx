import { IconDownload, IconShieldHalf } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { ageOf } from '../../../domain/parental.ts'
import { downloads } from '../../../state/downloads/downloads.ts'
import { parental } from '../../../state/age-ceiling/age-ceiling.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { AccountRow } from './AccountRow.tsx'
import { HeldPlans } from './HeldPlans.tsx'
import css from './Profile.module.css'

const Downloads = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { sounds } = useSnapshot(downloads)
  const count = sounds?.filter(({ state }) => state === 'kept').length ?? 0
  return (
    <AccountRow
      to={linkTo.downloads()}
      icon={IconDownload}
      title={t('shell.downloads')}
      text={count === 0 ? t('profile.noDownloads') : t('profile.downloads', { count, n: number(count) })}
    />
  )
}

const Parental = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { isActive, maxRating } = useSnapshot(parental)
  const age = isActive && maxRating !== null ? ageOf(maxRating) : null
  const seenWords = () => {
    if (age === null) return t('profile.noCeiling')
    return age === 0 ? t('profile.ceilingAll') : t('profile.ceiling', { n: number(age) })
  }
  return (
    <AccountRow
      to={linkTo.parentalControl()}
      icon={IconShieldHalf}
      title={t('title.parentalControl')}
      text={seenWords()}
    />
  )
}

export const Holdings = () => (
  <ul className={css.rows}>
    <HeldPlans />
    <Downloads />
    <Parental />
  </ul>
)
