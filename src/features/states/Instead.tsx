/** Before the ways on: this page in another language, or that an age ceiling may be why a thing is not here. */
import { type ComponentProps } from 'react'
import { useSnapshot } from 'valtio'
import { BackendError, OfflineError } from '../../api/backend-error.ts'
import { parental } from '../../state/parental.ts'
import { useAllWords, useTranslation } from '../../state/words.tsx'
import css from './Instead.module.css'
import { OpenOtherwise } from './OpenOtherwise.tsx'

/** The backend says the same of what is not for this age and of what never was. */
const Ceiling = () => {
  const { t } = useTranslation()
  const { isActive } = useSnapshot(parental)
  const isWorded = useAllWords()
  return isActive && isWorded ? <p className={css.ceiling}>{t('errorPage.parental')}</p> : null
}

interface InsteadProps extends ComponentProps<typeof OpenOtherwise> {
  error: unknown
  isPage: boolean
}

export const Instead = ({ error, isPage, onFound }: InsteadProps) => {
  if (error instanceof OfflineError) return isPage ? <OpenOtherwise onFound={onFound} /> : null
  return error instanceof BackendError && error.isGone ? <Ceiling /> : null
}
