/** Without scripts it leads home, as with a short history. */
import { IconArrowLeft } from '@tabler/icons-react'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { Link } from '../../ui/Link.tsx'
import { useNavigator } from '../router/navigator.tsx'
import css from './BackLink.module.css'

export const BackLink = () => {
  const { t } = useTranslation()
  const navigator = useNavigator()
  const back = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    navigator.goBack()
  }
  return (
    <Link to={linkTo.home()} className={css.back} aria-label={t('shell.back')} onClick={back}>
      <IconArrowLeft size={24} className="mirror" aria-hidden />
    </Link>
  )
}
