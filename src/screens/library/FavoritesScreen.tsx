/** What somebody loves, one tab per kind; for guests and empty hands a way on. */
import { useRef } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import type { Card } from '../../contract/content.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import type { LikedTab } from '../../domain/liked-tabs.ts'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { WaitMark } from '../../features/likes/PendingLikeMark.tsx'
import { Waiting } from '../../features/likes/PendingWrites.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { SavedNote } from '../../features/availability/StaleNoticeSlot.tsx'
import { ItemRow } from '../../features/structure/card/ItemCard.tsx'
import { useRemembered } from '../../state/navigation/use-remembered-state.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { ChipTabs } from '../../ui/ChipTabs.tsx'
import { Rows } from '../../ui/Rows.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { unseen } from '../../ui/arch-pictures/unseen.tsx'
import { State } from '../../ui/StateMessage.tsx'
import { useFocusHandover } from '../../ui/use-focus-handover.ts'
import { Windowed } from '../../ui/VirtualList.tsx'
import { Further } from '../../features/page-states/NextPage.tsx'
import { LibraryPage } from './LibraryPage.tsx'
import { Owned } from '../../features/login/SignedInOnly.tsx'
import { useFilledTab, useLiked, useTabs } from '../../features/likes/use-liked.ts'

/** Taken away with its row when it is put out. */
const Heart = ({ card }: { card: Card }) => {
  const place = useRef<HTMLSpanElement>(null)
  useFocusHandover(place)
  return (
    <>
      <WaitMark of={card} />
      <span ref={place}>
        <LikeButton of={card} isFavourite />
      </span>
    </>
  )
}

const Nothing = ({ type }: { type: LikedTab }) => {
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

const idOf = ({ id }: Card) => id
const row = (card: Card) => <ItemRow card={card} control={<Heart card={card} />} />

const Liked = ({ type }: { type: LikedTab }) => {
  const { t } = useTranslation()
  const { cards, isKnown, error, retry, savedAt, ...further } = useLiked(type)
  const rest = error ? <Failure error={error} onRetry={retry} heading="h2" /> : <RowsSkeleton />
  if (cards.length === 0 && !isKnown) return rest
  if (cards.length === 0 && !further.load) return <Nothing type={type} />
  return (
    <>
      <Windowed items={cards} keyOf={idOf} row={row}>
        {(rows) => (
          <Rows label={t(`favorites.type.${type}`)} columns={2}>
            {rows}
          </Rows>
        )}
      </Windowed>
      {isKnown ? <Further {...further} /> : rest}
      <SavedNote savedAt={savedAt} />
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
  const tabs = useTabs()
  const filled = useFilledTab(tabs)
  const [remembered, setType] = useRemembered<LikedTab | null>('favorites', null)
  const type = tabs.find((one) => one === remembered) ?? filled
  const choose = (id: string) => setType(tabs.find((one) => one === id) ?? null)
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
  return (
    <LibraryPage open="favorites" title={t('favorites.title')}>
      <Owned mine={<Mine />} door={<Guest />} />
    </LibraryPage>
  )
}
