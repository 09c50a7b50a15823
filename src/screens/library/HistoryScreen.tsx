/** What the user started and played, on every device; and what was viewed on this one, which nobody else knows. */
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useRememberedState } from '../../state/navigation/use-remembered-state.ts'
import { session } from '../../state/session/session.ts'
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ChipTabs } from '../../ui/ChipTabs.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { LibraryPage } from './LibraryPage.tsx'
import { SignedInOnly } from '../../features/login/SignedInOnly.tsx'

/** The host never renders either: it knows no user. */
const loadPlayHistory = async () => (await import('./PlayHistory.tsx')).PlayHistory
const loadRecentlyViewed = async () => (await import('./RecentlyViewed.tsx')).RecentlyViewed

const Guest = () => {
  const { t } = useTranslation()
  const { status } = useSnapshot(session)
  const Seen = useWhenWordsLoaded(useLazy(status === 'visitor', loadRecentlyViewed))
  return (
    <>
      <StateMessage picture={unseen} title={t('history.guestTitle')} text={t('history.guestText')}>
        <ButtonLink variant="primary" to={linkTo.login()} needsConnection>
          {t('history.signIn')}
        </ButtonLink>
      </StateMessage>
      {Seen && <Seen isQuiet />}
    </>
  )
}

const views = ['played', 'seen'] as const
type ViewName = (typeof views)[number]

const waits = <RowsSkeleton />

const HistoryList = () => {
  const { t } = useTranslation()
  const [view, setView] = useRememberedState<ViewName>('history', 'played')
  const Played = useWhenWordsLoaded(useLazy(true, loadPlayHistory))
  const Seen = useWhenWordsLoaded(useLazy(view === 'seen', loadRecentlyViewed))
  return (
    <>
      <ChipTabs
        label={t('history.views')}
        tabs={views.map((id) => ({ id, label: t(`history.view.${id}`) }))}
        current={view}
        onChoose={(id) => setView(views.find((candidate) => candidate === id) ?? 'played')}
      />
      {view === 'played' ? Played ? <Played /> : waits : Seen ? <Seen isQuiet={false} /> : waits}
    </>
  )
}

export const HistoryScreen = () => {
  const { t } = useTranslation()
  return (
    <LibraryPage open="history" title={t('history.title')}>
      <SignedInOnly guest={<Guest />}>
        <HistoryList />
      </SignedInOnly>
    </LibraryPage>
  )
}
