/** Beside what a list is: who has to sign in to play it, or needs a plan to play more than a preview. */
import { linkTo } from '../../domain/addresses/addresses.ts'
import { musicCallToActionOf } from '../../domain/music-call-to-action.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useEntitlement } from '../../state/subscriptions/use-entitlement.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './MusicCallToAction.module.css'

/** What a user holds is not guessed: nothing is shown until it is known. */
const useCallToAction = (kind: string) => {
  const { access, action } = useEntitlement({ kind: 'track' })
  return access === 'unknown' ? null : musicCallToActionOf(kind, action)
}

const openLogin = () => openDialog('login', { returnTo: location.pathname + location.search })

/** Whoever may play all of it finds the call on the button of the list itself. */
export const MusicCallToAction = ({ kind }: { kind: string }) => {
  const { t } = useTranslation()
  const { between } = useFormats()
  const call = useCallToAction(kind)
  const text = call && t(call)
  // It may come before its words do.
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
