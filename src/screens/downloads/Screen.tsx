/** What somebody took along on this device. Only the device knows, so the host draws the heading alone. */
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses.ts'
import { session } from '../../state/session.ts'
import { useTranslation } from '../../state/words.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { State } from '../../ui/State.tsx'
import { useLate } from '../../ui/use-late.ts'
import { LibraryPage } from '../library/LibraryPage.tsx'

const load = async () => (await import('../../features/keeping/parts.ts')).KeptList

const Mine = () => {
  const List = useLate(true, load)
  return List ? <List /> : <RowsSkeleton />
}

const Guest = () => {
  const { t } = useTranslation()
  return (
    <State picture={unseen} title={t('keep.guestTitle')} text={t('keep.guestText')}>
      <ButtonLink look="primary" to={linkTo.login()}>
        {t('keep.signIn')}
      </ButtonLink>
    </State>
  )
}

export const Screen = () => {
  const { t } = useTranslation()
  const { status } = useSnapshot(session)
  return (
    <LibraryPage open="downloads" title={t('keep.title')}>
      {status === 'user' ? <Mine /> : <Guest />}
    </LibraryPage>
  )
}
