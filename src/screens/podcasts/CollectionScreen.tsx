import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { itemQuery } from '../../api/items.ts'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { CollectionDetails } from '../../contract/podcasts.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { DownloadedMark } from '../../features/downloads/DownloadedMark.tsx'
import { DownloadSlot } from '../../features/downloads/DownloadSlot.tsx'
import { FollowButton } from '../../features/likes/FollowButton.tsx'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { PartList } from '../../features/podcasts/PartList.tsx'
import { ResumeButton, SmallResumeButton } from '../../features/podcasts/ResumeButton.tsx'
import { usePartsAround } from '../../features/podcasts/use-parts-around.ts'
import { useParts } from '../../features/podcasts/use-parts.ts'
import { usePlaybackPositions } from '../../state/player/use-playback-positions.ts'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { StaleNoticeSlot } from '../../features/page-states/availability/StaleNoticeSlot.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { createRowControls } from '../../features/tracks/row-controls.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { tappedCard } from '../../state/navigation/tapped-cards.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { LoadingPage } from '../../ui/skeleton/Loading.tsx'
import { CollectionAside, CollectionByline } from './CollectionDetails.tsx'

interface CollectionTraits {
  listPath: () => string
  like: (collection: CollectionDetails) => ReactNode
}
const traitsByKind: Record<CollectionKind, CollectionTraits> = {
  podcast: { listPath: linkTo.podcastList, like: (collection) => <FollowButton item={collection} /> },
  audiobook: {
    listPath: linkTo.audiobookList,
    like: (collection) => <LikeButton item={collection} variant="glass" large />,
  },
}

const rowControls = createRowControls({ DownloadedMark, LikeButton })

interface CollectionScreenProps {
  kind: CollectionKind
  params: Record<string, string>
}

const useCollectionHead = (kind: CollectionKind, card: Card) => {
  const { t } = useTranslation()
  return {
    picture: card.picture,
    shape: kindOf(kind).shape,
    kind: t(`cards.kind.${kind}`),
    title: card.title,
    titleLang: card.lang,
  }
}

/** A tapped card paints the head at once. */
const CollectionSkeleton = ({ kind, card }: { kind: CollectionKind; card: Card }) => {
  const { t } = useTranslation()
  return (
    <Detail
      {...useCollectionHead(kind, card)}
      byline={<CollectionByline kind={kind} card={card} />}
      actions={
        <Button variant="play" disabled>
          {t('play')}
        </Button>
      }
      barAction={null}
    >
      <RowsSkeleton />
    </Detail>
  )
}

const Shelves = ({ collection, kind }: { collection: CollectionDetails; kind: CollectionKind }) => {
  const { t } = useTranslation()
  const moreTitle = t('album.moreBy', { name: collection.by?.name ?? '' })
  return (
    <div className="inset">
      <CardShelf title={moreTitle} label={moreTitle} cards={collection.works} />
      <CardShelf
        title={t('artist.similar')}
        label={t('artist.similar')}
        cards={collection.more}
        more={{ to: traitsByKind[kind].listPath(), label: t('structure.seeAll') }}
      />
    </div>
  )
}

const CollectionPage = ({ kind, collection }: { kind: CollectionKind; collection: CollectionDetails }) => {
  const positions = usePlaybackPositions(collection.id)
  const shown = useParts(kind, collection)
  const source = { kind, id: collection.id, title: collection.title, total: collection.total }
  const loadAround = usePartsAround(source, shown)
  const first = shown.parts[0]?.id ?? ''
  const resume = { collection: source, shown, positions, opened: collection.opened }
  return (
    <>
      <Detail
        {...useCollectionHead(kind, collection)}
        byline={<CollectionByline kind={kind} card={collection} collection={collection} />}
        actions={
          <>
            <ResumeButton {...resume} />
            {traitsByKind[kind].like(collection)}
            <ShareButton path={addressOf(collection)} title={collection.title} />
            <RateSlot card={collection} />
            <DownloadSlot tracks={shown.parts} source={source} loadAll={() => loadAround(first)} />
          </>
        }
        barAction={<SmallResumeButton {...resume} />}
        aside={<CollectionAside kind={kind} collection={collection} />}
      >
        <PartList collection={source} shown={shown} positions={positions} control={rowControls} />
      </Detail>
      <Shelves collection={collection} kind={kind} />
    </>
  )
}

const CollectionScreen = ({ kind, params }: CollectionScreenProps) => {
  const id = params['id'] ?? ''
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(itemQuery(scopeOf(usePortal()), kind, id))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  const card = tappedCard(id)
  if (!data && card?.kind === kind) return <CollectionSkeleton kind={kind} card={card} />
  if (!data)
    return (
      <LoadingPage title={t('shell.loading')}>
        <DetailSkeleton shape={kindOf(kind).shape} />
      </LoadingPage>
    )
  return (
    <>
      <CollectionPage key={data.id} kind={kind} collection={data} />
      <StaleNoticeSlot savedAt={dataUpdatedAt} />
    </>
  )
}

type ScreenProps = Pick<CollectionScreenProps, 'params'>
export const PodcastScreen = (props: ScreenProps) => <CollectionScreen kind="podcast" {...props} />
export const AudiobookScreen = (props: ScreenProps) => <CollectionScreen kind="audiobook" {...props} />
