/** Beside what a list is: who has to sign in to hear it, or needs a plan to hear more than a preview. */
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { subscriptionTypesQuery, userSubscriptionsQuery } from '../../api/subscriptions.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { musicCallToActionOf } from '../../domain/entitlement/music-call-to-action.ts'
import { openDialog } from '../../state/dialogs/dialogs.ts'
import { useFormats } from '../../state/words/formats.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session, userKey } from '../../state/session/session.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Link } from '../../ui/Link.tsx'
import css from './MusicCallToAction.module.css'

const useCallToAction = (kind: string) => {
  const scope = scopeOf(usePortal())
  const { status } = useSnapshot(session)
  const [now] = useState(() => new Date())
  const isUser = status === 'user'
  const plans = useQuery({ ...subscriptionTypesQuery(scope), enabled: isUser }).data
  const held = useQuery({
    ...userSubscriptionsQuery({ tenant: scope.tenant, user: userKey() }),
    enabled: isUser,
  }).data
  if (status === 'visitor') return musicCallToActionOf(kind, { isGuest: true })
  // What a user holds is not guessed: nothing is said until it is known.
  return plans && held ? musicCallToActionOf(kind, { isGuest: false, plans, held, now }) : null
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
