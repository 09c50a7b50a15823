import { pathOf } from '../../domain/addresses/without-login-params.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { musicCallToActionOf } from '../../domain/player/play-label.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './MusicCallToAction.module.css'

/** The user's plans are not guessed: nothing is shown until they are known. */
const useCallToAction = (kind: string) => {
  const { access, action } = useEntitlement({ kind: 'track' })
  return access === 'unknown' ? null : musicCallToActionOf(kind, action)
}

const openLogin = () => openDialog('login', { returnTo: pathOf(location) })

/** Users with full access see the call on the list's own button. */
export const MusicCallToAction = ({ kind }: { kind: string }) => {
  const { t } = useTranslation()
  const { between } = useFormats()
  const call = useCallToAction(kind)
  const text = call && t(call)
  if (!text) return null
  if (call === 'music.signIn')
    return (
      <>
        {between}
        <button type="button" className={css.call} onClick={openLogin}>
          {text}
        </button>
      </>
    )
  if (call !== 'music.NoActiveSubscriptionBtn') return null
  return (
    <>
      {`${between}${t('player.preview')}${between}`}
      <Link to={linkTo.subscription()} className={css.call}>
        {text}
      </Link>
    </>
  )
}
