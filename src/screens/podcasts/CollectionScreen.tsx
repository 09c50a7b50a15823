/** A podcast or an audiobook: on from where one stopped, its parts, what it is about, what else there is. */
import { useQuery } from '@tanstack/react-query'
import { spokenQuery } from '../../api/podcasts.ts'
import type { Card } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { CollectionKind } from '../../contract/parts.ts'
import type { Spoken } from '../../contract/podcasts.ts'
import { addressOf, linkTo } from '../../domain/addresses/addresses.ts'
import { KeepSlot } from '../../features/downloads/DownloadSlot.tsx'
import { FollowButton } from '../../features/likes/FollowButton.tsx'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { PartList } from '../../features/podcasts/PartList.tsx'
import { ResumeButton, SmallResumeButton } from '../../features/podcasts/ResumeButton.tsx'
import { useAround } from '../../features/podcasts/use-parts-around.ts'
import { useParts } from '../../features/podcasts/use-parts.ts'
import { usePlaces } from '../../state/player/use-playback-positions.ts'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { Failure } from '../../features/page-states/Failure.tsx'
import { SavedNote } from '../../features/availability/StaleNoticeSlot.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { tappedCard } from '../../state/navigation/tapped-cards.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { Loading } from '../../ui/skeleton/Loading.tsx'
import { rowControls } from '../music/row-controls.tsx'
import { WholeAside, WholeByline } from './CollectionDetails.tsx'

interface WholeProps {
  kind: CollectionKind
  id: string
}

const useFaceOf = (kind: CollectionKind, card: Card) => {
  const { t } = useTranslation()
  return {
    picture: card.picture,
    shape: kindOf(kind).shape,
    kind: t(`cards.kind.${kind}`),
    title: card.title,
    titleLang: card.lang,
  }
}

/** A card that was tapped paints the head at once. */
const Coming = ({ kind, card }: { kind: CollectionKind; card: Card }) => {
  const { t } = useTranslation()
  return (
    <Detail
      {...useFaceOf(kind, card)}
      byline={<WholeByline kind={kind} card={card} />}
      actions={
        <Button look="play" disabled>
          {t('play')}
        </Button>
      }
      barAction={null}
    >
      <RowsSkeleton />
    </Detail>
  )
}

const Shelves = ({ whole, kind }: { whole: Spoken; kind: CollectionKind }) => {
  const { t } = useTranslation()
  const more = t('album.moreBy', { name: whole.by?.name ?? '' })
  const list = kind === 'podcast' ? linkTo.podcastList() : linkTo.audiobookList()
  return (
    <div className="inset">
      <CardShelf title={more} label={more} cards={whole.works} />
      <CardShelf
        title={t('artist.similar')}
        label={t('artist.similar')}
        cards={whole.more}
        more={{ to: list, label: t('structure.seeAll') }}
      />
    </div>
  )
}

const Whole = ({ kind, whole }: { kind: CollectionKind; whole: Spoken }) => {
  const places = usePlaces(whole.id)
  const shown = useParts(kind, whole)
  const source = { kind, id: whole.id, title: whole.title, total: whole.total }
  const around = useAround(source, shown)
  const first = shown.parts[0]?.id ?? ''
  const resume = { whole: source, shown, places, opened: whole.opened }
  return (
    <>
      <Detail
        {...useFaceOf(kind, whole)}
        byline={<WholeByline kind={kind} card={whole} whole={whole} />}
        actions={
          <>
            <ResumeButton {...resume} />
            {kind === 'podcast' ? <FollowButton of={whole} /> : <LikeButton of={whole} look="glass" large />}
            <ShareButton path={addressOf(whole)} title={whole.title} />
            <RateSlot card={whole} />
            <KeepSlot tracks={shown.parts} source={source} whole={() => around(first)} />
          </>
        }
        barAction={<SmallResumeButton {...resume} />}
        aside={<WholeAside kind={kind} whole={whole} />}
      >
        <PartList whole={source} shown={shown} places={places} control={rowControls} />
      </Detail>
      <Shelves whole={whole} kind={kind} />
    </>
  )
}

export const WholeScreen = ({ kind, id }: WholeProps) => {
  const { t } = useTranslation()
  const { data, error, refetch, dataUpdatedAt } = useQuery(spokenQuery(scopeOf(usePortal()), kind, id))
  if (!data && error) return <Failure error={error} onRetry={() => void refetch()} />
  const card = tappedCard(id)
  if (!data && card?.kind === kind) return <Coming kind={kind} card={card} />
  if (!data)
    return (
      <Loading title={t('shell.loading')}>
        <DetailSkeleton shape={kindOf(kind).shape} />
      </Loading>
    )
  return (
    <>
      <Whole key={data.id} kind={kind} whole={data} />
      <SavedNote savedAt={dataUpdatedAt} />
    </>
  )
}
