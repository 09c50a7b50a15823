/** Before the ways on: this page in another language, or that an age ceiling may be why a thing is not here. */
import { type ComponentProps } from 'react'
import { useSnapshot } from 'valtio'
import { parental } from '../../state/parental/parental.ts'
import { useAllWords, useTranslation } from '../../state/words/translation.tsx'
import type { FailureCase } from './failure-pictures.ts'
import css from './UnavailableReason.module.css'
import { OpenOtherwise } from './OtherLanguages.tsx'

/** The backend says the same of what is not for this age and of what never was. */
const Ceiling = () => {
  const { t } = useTranslation()
  const { isActive } = useSnapshot(parental)
  const isWorded = useAllWords()
  return isActive && isWorded ? <p className={css.ceiling}>{t('errorPage.parental')}</p> : null
}

interface InsteadProps extends ComponentProps<typeof OpenOtherwise> {
  found: FailureCase
  isPage: boolean
}

export const Instead = ({ found, isPage, onFound }: InsteadProps) => {
  if (found === 'gone') return <Ceiling />
  return isPage && found !== 'broken' ? <OpenOtherwise onFound={onFound} /> : null
}
