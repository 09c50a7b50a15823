/** The user's apps, for a guest an invitation to log in; below, apps to discover. */
import { useState } from 'react'
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { marketplaceLinks } from '../../domain/addresses/marketplace-addresses.ts'
import { session } from '../../state/session/session.ts'
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { SignedInOnly } from '../../features/login/SignedInOnly.tsx'
import type { PageProps } from '../../features/page-states/StructureState.tsx'
import { StructurePage } from '../../features/structure/StructurePage.tsx'
import { Heading } from './Heading.tsx'
import css from './Marketplace.module.css'

const Guest = () => {
  const { t } = useTranslation()
  return (
    <StateMessage picture={unseen} title={t('market.mine.guestTitle')} text={t('market.managed.guest')}>
      <ButtonLink variant="primary" to={linkTo.login()} needsConnection>
        {t('market.managed.signIn')}
      </ButtonLink>
      <ButtonLink to={marketplaceLinks.apps()}>{t('market.mine.all')}</ButtonLink>
    </StateMessage>
  )
}

/** The host never renders them: it knows no user. */
const loadLikedApps = async () => (await import('./LikedApps.tsx')).LikedApps

export const MyApps = ({ node, ask }: PageProps) => {
  const { status } = useSnapshot(session)
  const isUser = status === 'user'
  // The blocks below wait for the apps, which have any number.
  const [isListed, setListed] = useState(false)
  const isWaiting = status === 'unknown' || (isUser && !isListed)
  const LikedApps = useWhenWordsLoaded(useLazy(isUser, loadLikedApps))
  const likedApps = LikedApps ? <LikedApps onListed={() => setListed(true)} /> : <RowsSkeleton count={4} />
  return (
    <div className={css.mine}>
      <Heading node={node} />
      <div className={css.inset}>
        <SignedInOnly guest={<Guest />}>{likedApps}</SignedInOnly>
      </div>
      <div className={css.below} data-waiting={isWaiting || undefined}>
        <StructurePage ask={ask} node={node} heading="own" />
      </div>
    </div>
  )
}
