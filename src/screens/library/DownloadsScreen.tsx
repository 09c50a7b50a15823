/** The downloads of this device. Only the device knows them, so the host renders the heading alone. */
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { LibraryPage } from './LibraryPage.tsx'
import { SignedInOnly } from '../../features/login/SignedInOnly.tsx'

const loadDownloadList = async () => (await import('../../features/downloads/DownloadList.tsx')).DownloadList

const DownloadsList = () => {
  const List = useWhenWordsLoaded(useLazy(true, loadDownloadList))
  return List ? <List /> : <RowsSkeleton />
}

const Guest = () => {
  const { t } = useTranslation()
  return (
    <StateMessage picture={unseen} title={t('keep.guestTitle')} text={t('keep.guestText')}>
      <ButtonLink variant="primary" to={linkTo.login()} needsConnection>
        {t('keep.signIn')}
      </ButtonLink>
    </StateMessage>
  )
}

export const DownloadsScreen = () => {
  const { t } = useTranslation()
  return (
    <LibraryPage open="downloads" title={t('keep.title')}>
      <SignedInOnly guest={<Guest />}>
        <DownloadsList />
      </SignedInOnly>
    </LibraryPage>
  )
}
