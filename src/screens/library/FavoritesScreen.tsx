import type { ReactNode } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import type { Card } from '../../contract/content.ts'
import { articleLinks } from '../../domain/addresses/article-addresses.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import type { LikedTab } from '../../domain/liked-tabs.ts'
import { PendingWrites } from '../../features/likes/PendingWrites.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { useRememberedState } from '../../state/navigation/use-remembered-state.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ChipTabs } from '../../ui/ChipTabs.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { VirtualList } from '../../ui/VirtualList.tsx'
import { NextPage } from '../../features/page-states/NextPage.tsx'
import { FavoriteSongs } from './FavoriteSongs.tsx'
import { RowLikeButton } from './RowLikeButton.tsx'
import { LibraryPage } from './LibraryPage.tsx'
import { SignedInOnly } from '../../features/login/SignedInOnly.tsx'
import { useFirstFilledTab, useLiked, useLikedTabs } from '../../features/likes/use-liked.ts'

const NoFavorites = ({ type }: { type: LikedTab }) => {
  const { t } = useTranslation()
  return (
    <StateMessage
      picture={empty}
      title={t('favorites.emptyTitle')}
      text={t('favorites.emptyText', { what: t(`favorites.type.${type}`) })}
    >
      <ButtonLink
        variant="primary"
        to={type === 'articles' ? articleLinks.articlesCategory('read') : linkTo.musicList()}
      >
        {t('favorites.find')}
      </ButtonLink>
    </StateMessage>
  )
}

const idOf = ({ id }: Card) => id
const itemRow = (card: Card) => <ItemRow card={card} control={<RowLikeButton card={card} />} />

interface LikedItemsProps {
  type: LikedTab
  cards: readonly Card[]
  row: (card: Card) => ReactNode
}
const LikedItems = ({ type, cards, row }: LikedItemsProps) => {
  const { t } = useTranslation()
  return (
    <VirtualList items={cards} keyOf={idOf} row={row}>
      {(rows) => (
        <Rows label={t(`favorites.type.${type}`)} columns={2}>
          {rows}
        </Rows>
      )}
    </VirtualList>
  )
}

const Liked = ({ type }: { type: LikedTab }) => {
  const { cards, isKnown, error, retry, savedAt, ...nextPage } = useLiked(type)
  const placeholder = error ? <Failure error={error} onRetry={retry} heading="h2" /> : <RowsSkeleton />
  if (cards.length === 0 && !isKnown) return placeholder
  if (cards.length === 0 && !nextPage.load) return <NoFavorites type={type} />
  return (
    <>
      <LikedItems type={type} cards={cards} row={itemRow} />
      {isKnown ? <NextPage {...nextPage} /> : placeholder}
      <StaleNoticeSlot savedAt={savedAt} />
    </>
  )
}

const Guest = () => {
  const { t } = useTranslation()
  return (
    <StateMessage picture={unseen} title={t('favorites.guestTitle')} text={t('favorites.guestText')}>
      <ButtonLink variant="primary" to={linkTo.login()} needsConnection>
        {t('favorites.signIn')}
      </ButtonLink>
      <ButtonLink to={linkTo.musicList()}>{t('favorites.find')}</ButtonLink>
    </StateMessage>
  )
}

const FavoritesList = () => {
  const { t } = useTranslation()
  const tabs = useLikedTabs()
  const filled = useFirstFilledTab(tabs)
  const [remembered, setType] = useRememberedState<LikedTab | null>('favorites', null)
  const type = tabs.find((tab) => tab === remembered) ?? filled
  const choose = (id: string) => setType(tabs.find((tab) => tab === id) ?? null)
  return (
    <>
      <PendingWrites />
      <ChipTabs
        label={t('favorites.tabs')}
        tabs={tabs.map((id) => ({ id, label: t(`favorites.type.${id}`) }))}
        current={type}
        onChoose={choose}
      />
      {type === 'tracks' ? (
        <FavoriteSongs empty={<NoFavorites type={type} />} />
      ) : (
        <Liked key={type} type={type} />
      )}
    </>
  )
}

export const FavoritesScreen = () => {
  const { t } = useTranslation()
  return (
    <LibraryPage open="favorites" title={t('favorites.title')}>
      <SignedInOnly guest={<Guest />}>
        <FavoritesList />
      </SignedInOnly>
    </LibraryPage>
  )
}
