/** Before the ways on: this page in another language, or that an age ceiling may be why a thing is not here. */
import { type ComponentProps } from 'react'
import { useSnapshot } from 'valtio'
import { parental } from '../../state/parental/parental.ts'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import type { FailureCase } from './failure-pictures.ts'
import css from './UnavailableReason.module.css'
import { OtherLanguages } from './OtherLanguages.tsx'

/** The backend says the same of what is not for this age and of what never was. */
const AgeCeilingReason = () => {
  const { t } = useTranslation()
  const { isActive } = useSnapshot(parental)
  const isWorded = useAllWordsLoaded()
  return isActive && isWorded ? <p className={css.ceiling}>{t('errorPage.parental')}</p> : null
}

interface UnavailableReasonProps extends ComponentProps<typeof OtherLanguages> {
  found: FailureCase
  isPage: boolean
}

export const UnavailableReason = ({ found, isPage, onFound }: UnavailableReasonProps) => {
  if (found === 'gone') return <AgeCeilingReason />
  return isPage && found !== 'broken' ? <OtherLanguages onFound={onFound} /> : null
}
