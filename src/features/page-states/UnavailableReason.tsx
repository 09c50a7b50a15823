import { type ComponentProps } from 'react'
import { useSnapshot } from 'valtio'
import { parental } from '../../state/age-ceiling/age-ceiling.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import type { FailureCase } from './failure-pictures.ts'
import css from './UnavailableReason.module.css'
import { OtherLanguages } from './OtherLanguages.tsx'

/** The backend answers the same for items above the ceiling and for missing ones. */
const AgeCeilingReason = () => {
  const { t } = useTranslation()
  const { isActive } = useSnapshot(parental)
  const areWordsLoaded = useAllWordsLoaded()
  return isActive && areWordsLoaded ? <p className={css.ceiling}>{t('errorPage.parental')}</p> : null
}

interface UnavailableReasonProps extends ComponentProps<typeof OtherLanguages> {
  found: FailureCase
  isPage: boolean
}

export const UnavailableReason = ({ found, isPage, onFound }: UnavailableReasonProps) => {
  if (found === 'gone') return <AgeCeilingReason />
  return isPage && found !== 'broken' ? <OtherLanguages onFound={onFound} /> : null
}
