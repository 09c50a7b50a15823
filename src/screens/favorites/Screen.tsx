/** What somebody loves, one tab per kind; for guests and empty hands a way on. */
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from '../../state/words.tsx'
import { useSnapshot } from 'valtio'
import { likedCardsQuery } from '../../api/likes.ts'
import type { Card } from '../../contract/content.ts'
import { type LikeType, kindOf } from '../../contract/kinds.ts'
import { linkTo } from '../../domain/addresses.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { Waiting } from '../../features/likes/Waiting.tsx'
import { Failure } from '../../features/states/Failure.tsx'
import { SavedNote } from '../../features/states/SavedNote.tsx'
import { ItemRow } from '../../features/structure/ItemCard.tsx'
import { personalScopeOf } from '../../state/likes.ts'
import { usePortal } from '../../state/portal.tsx'
import { session } from '../../state/session.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ChipTabs } from '../../ui/Chips.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { State } from '../../ui/State.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import { LibraryPage } from '../library/LibraryPage.tsx'

/** Tabs in the order of the rooms they come from, each with the like types that a person takes for one thing. */
const shown = {
  tracks: ['tracks'],
  albums: ['albums'],
  artists: ['artists'],
  playlists: ['playlists'],
  podcastCollections: ['podcastCollections'],
  podcasts: ['podcasts'],
  audiobooks: ['audiobooks', 'audiobookChapters'],
  videos: ['videos'],
  videoCollections: ['videoCollections'],
  games: ['games', 'onlineGames', 'cloudGames'],
  articles: ['products'],
  products: ['products'],
} as const satisfies Record<string, readonly LikeType[]>
type Shown = keyof typeof shown
const tabs = Object.keys(shown) as readonly Shown[]

/** What is read is liked as a product, and looked for among what is read. */
const belongs = (type: Shown, { kind }: Card) =>
  kindOf(kind).like !== 'products' || (kindOf(kind).action === 'read') === (type === 'articles')

/** Taken away with its row when it is put out. */
const Heart = ({ card }: { card: Card }) => {
  const place = useRef<HTMLSpanElement>(null)
  useFocusHandover(place)
  return (
    <span ref={place}>
      <LikeButton kind={card.kind} id={card.id} title={card.title} />
    </span>
  )
}

const Nothing = ({ type }: { type: Shown }) => {
  const { t } = useTranslation()
  return (
    <State
      picture={empty}
      title={t('favorites.emptyTitle')}
      text={t('favorites.emptyText', { what: t(`favorites.type.${type}`) })}
    >
      <ButtonLink
        look="primary"
        to={type === 'articles' ? linkTo.articlesCategory('read') : linkTo.musicList()}
      >
        {t('favorites.find')}
      </ButtonLink>
    </State>
  )
}

const Liked = ({ type }: { type: Shown }) => {
  const { t } = useTranslation()
  const query = likedCardsQuery(personalScopeOf(usePortal()), shown[type])
  const { data, error, refetch, dataUpdatedAt } = useQuery(query)
  if (!data) {
    if (error) return <Failure error={error} onRetry={() => void refetch()} heading="h2" />
    return <RowsSkeleton />
  }
  const entries = data.entries.filter((card) => belongs(type, card))
  if (entries.length === 0) return <Nothing type={type} />
  return (
    <>
      <Rows label={t(`favorites.type.${type}`)} columns={2}>
        {entries.map((card) => (
          <ItemRow key={card.id} card={card} control={<Heart card={card} />} />
        ))}
      </Rows>
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}

const Guest = () => {
  const { t } = useTranslation()
  return (
    <State picture={unseen} title={t('favorites.guestTitle')} text={t('favorites.guestText')}>
      <ButtonLink look="primary" to={linkTo.login()}>
        {t('favorites.signIn')}
      </ButtonLink>
      <ButtonLink to={linkTo.musicList()}>{t('favorites.find')}</ButtonLink>
    </State>
  )
}

const Mine = () => {
  const { t } = useTranslation()
  const [type, setType] = useState<Shown>('tracks')
  const choose = (id: string) => setType(tabs.find((one) => one === id) ?? 'tracks')
  return (
    <>
      <Waiting />
      <ChipTabs
        label={t('favorites.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`favorites.type.${id}`) }))}
        current={type}
        onChoose={choose}
      />
      <Liked key={type} type={type} />
    </>
  )
}

export const Screen = () => {
  const { t } = useTranslation()
  const { status } = useSnapshot(session)
  return (
    <LibraryPage open="favorites" title={t('favorites.title')}>
      {status === 'user' ? <Mine /> : <Guest />}
    </LibraryPage>
  )
}
