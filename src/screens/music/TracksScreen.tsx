import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { Card } from '../../contract/content.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { DownloadSlot } from '../../features/downloads/DownloadSlot.tsx'
import { LikeButton } from '../../features/likes/LikeButton.tsx'
import { LazyEmptyState } from '../../features/page-states/LazyFailure.tsx'
import { ItemState } from '../../features/page-states/ItemState.tsx'
import { RateSlot } from '../../features/ratings/RateSlot.tsx'
import { PlayButton, ShuffleButton, SmallPlayButton } from '../../features/tracks/PlayButtons.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { PagedTrackList } from '../../features/tracks/PagedTrackList.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { useWhenWordsLoaded } from '../../state/words/with-words.tsx'
import { Detail } from '../../ui/Detail.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { TracksSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { useLazy } from '../../ui/use-lazy.ts'
import { rowControls } from './row-controls.ts'
import type { BodyProps, TracksScreenProps } from './tracks-screen-props.ts'

const loadMusicCallToAction = async () =>
  (await import('../../features/tracks/MusicCallToAction.tsx')).MusicCallToAction

/** It depends on the user, so it is not part of a page’s first view. */
const MusicCallToActionSlot = ({ kind }: { kind: string }) => {
  const Call = useWhenWordsLoaded(useLazy(true, loadMusicCallToAction))
  return Call && <Call kind={kind} />
}

/** Named where it is empty; a song is never empty, nor shuffled. */
const lists: Record<TracksScreenProps<Card, QueryKey>['kind'], 'album' | 'playlist' | null> = {
  album: 'album',
  playlist: 'playlist',
  track: null,
}

const Body = <Data extends Card, Key extends QueryKey>(props: BodyProps<Data, Key>) => {
  const { t } = useTranslation()
  const { kind, card, data, tracksOf, byline, second = 'guests', covers = false, aside, list } = props
  const listKind = lists[kind]
  const tracks = data ? tracksOf(data) : []
  // An empty list names itself in the head, instead of an outdated summary.
  const isEmpty = data !== undefined && tracks.length === 0
  const source = { kind, id: card.id, title: card.title }
  return (
    <Detail
      picture={card.picture}
      shape="square"
      kind={
        <>
          {t(card.release ? `cards.form.${card.release}` : `cards.kind.${kind}`)}
          {!isEmpty && <MusicCallToActionSlot kind={kind} />}
        </>
      }
      title={card.title}
      titleLang={card.lang}
      byline={byline(isEmpty ? { ...card, count: undefined, duration: undefined } : card, data)}
      actions={
        <>
          {!isEmpty && <PlayButton tracks={tracks} source={source} />}
          {listKind && !isEmpty && <ShuffleButton tracks={tracks} source={source} />}
          <LikeButton item={card} variant="glass" large />
          <ShareButton path={addressOf(card)} title={card.title} />
          {!isEmpty && (
            <>
              <RateSlot card={card} />
              <DownloadSlot tracks={tracks} source={source} />
            </>
          )}
        </>
      }
      isEmpty={listKind !== null && isEmpty}
      barAction={!isEmpty && <SmallPlayButton tracks={tracks} source={source} />}
      aside={data && aside?.(data)}
    >
      {data ? (
        (list?.(data) ??
        (listKind && isEmpty ? (
          <LazyEmptyState subject={listKind} />
        ) : (
          <PagedTrackList
            tracks={tracks}
            total={data.count}
            source={source}
            label={t('album.tracks')}
            second={second}
            covers={covers}
            controls={rowControls}
          />
        )))
      ) : (
        <TracksSkeleton count={card.count ?? 9} covers={covers} />
      )}
    </Detail>
  )
}

export const TracksScreen = <Data extends Card, Key extends QueryKey>(
  props: TracksScreenProps<Data, Key>,
) => {
  const { id, query, covers, more } = props
  return (
    <ItemState id={id} query={useQuery(query)} skeleton={<DetailSkeleton covers={covers} />}>
      {(card, data) => (
        <>
          <Body {...props} card={card} data={data} />
          {data && more && <div className="inset">{more(data)}</div>}
        </>
      )}
    </ItemState>
  )
}
