/** The apps that somebody keeps, for a guest the door to them; below, those to find. */
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { marketLinks } from '../../domain/addresses/marketplace-addresses.ts'
import { session } from '../../state/session/session.ts'
import { useWorded } from '../../state/words/with-words.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { State } from '../../ui/StateMessage.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import { Owned } from '../../features/login/SignedInOnly.tsx'
import type { PageProps } from '../structure/QueriedPage.tsx'
import { Composed } from '../structure/StructurePage.tsx'
import { Heading } from './Heading.tsx'
import css from './Marketplace.module.css'

const Guest = () => {
  const { t } = useTranslation()
  return (
    <State picture={unseen} title={t('market.mine.guestTitle')} text={t('market.managed.guest')}>
      <ButtonLink look="primary" to={linkTo.login()}>
        {t('market.managed.signIn')}
      </ButtonLink>
      <ButtonLink to={marketLinks.apps()}>{t('market.mine.all')}</ButtonLink>
    </State>
  )
}

/** The host never draws them: it knows nobody. */
const loadKept = async () => (await import('./LikedApps.tsx')).KeptApps

export const MyApps = ({ node, ask }: PageProps) => {
  const isUser = useSnapshot(session).status === 'user'
  const Kept = useWorded(useLate(isUser, loadKept))
  const kept = Kept ? <Kept /> : <RowsSkeleton count={4} />
  return (
    <>
      <Heading node={node} />
      <div className={css.inset}>
        <Owned mine={kept} door={<Guest />} />
      </div>
      <Composed ask={ask} node={node} heading="own" whole={false} />
    </>
  )
}
