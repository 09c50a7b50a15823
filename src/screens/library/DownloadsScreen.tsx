/** What somebody took along on this device. Only the device knows, so the host draws the heading alone. */
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useWorded } from '../../state/words/with-words.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { State } from '../../ui/StateMessage.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import { LibraryPage } from './LibraryPage.tsx'
import { Owned } from '../../features/login/SignedInOnly.tsx'

const load = async () => (await import('../../features/downloads/lazy-components.ts')).KeptList

const Mine = () => {
  const List = useWorded(useLate(true, load))
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
  return (
    <LibraryPage open="downloads" title={t('keep.title')}>
      <Owned mine={<Mine />} door={<Guest />} />
    </LibraryPage>
  )
}
