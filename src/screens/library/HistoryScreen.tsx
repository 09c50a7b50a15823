/** What somebody began and played, on every device; and what was looked at on this one, which no one else knows. */
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { useRemembered } from '../../state/navigation/use-remembered-state.ts'
import { session } from '../../state/session/session.ts'
import { useWorded } from '../../state/words/with-words.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { ChipTabs } from '../../ui/ChipTabs.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { State } from '../../ui/StateMessage.tsx'
import { useLate } from '../../ui/use-lazy.ts'
import { LibraryPage } from './LibraryPage.tsx'
import { Owned } from '../../features/login/SignedInOnly.tsx'

/** The host never draws either: it knows nobody. */
const loadPlayed = async () => (await import('./PlayHistory.tsx')).Played
const loadSeen = async () => (await import('./RecentlyViewed.tsx')).SeenHere

const Guest = () => {
  const { t } = useTranslation()
  const { status } = useSnapshot(session)
  const Seen = useWorded(useLate(status === 'visitor', loadSeen))
  return (
    <>
      <State picture={unseen} title={t('history.guestTitle')} text={t('history.guestText')}>
        <ButtonLink look="primary" to={linkTo.login()}>
          {t('history.signIn')}
        </ButtonLink>
      </State>
      {Seen && <Seen isQuiet />}
    </>
  )
}

const views = ['played', 'seen'] as const
type ViewName = (typeof views)[number]

/** Until the code is here as well. */
const waits = <RowsSkeleton />

const Mine = () => {
  const { t } = useTranslation()
  const [view, setView] = useRemembered<ViewName>('history', 'played')
  const Played = useWorded(useLate(true, loadPlayed))
  const Seen = useWorded(useLate(view === 'seen', loadSeen))
  return (
    <>
      <ChipTabs
        label={t('history.views')}
        tabs={views.map((id) => ({ id, label: t(`history.view.${id}`) }))}
        current={view}
        onChoose={(id) => setView(views.find((one) => one === id) ?? 'played')}
      />
      {view === 'played' ? Played ? <Played /> : waits : Seen ? <Seen isQuiet={false} /> : waits}
    </>
  )
}

export const Screen = () => {
  const { t } = useTranslation()
  return (
    <LibraryPage open="history" title={t('history.title')}>
      <Owned mine={<Mine />} door={<Guest />} />
    </LibraryPage>
  )
}
