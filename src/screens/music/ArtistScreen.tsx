import { useQuery } from '@tanstack/react-query'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { itemQuery } from '../../api/items.ts'
import type { Artist, Card } from '../../contract/content.ts'
import { addressOf } from '../../domain/addresses/addresses.ts'
import { FollowButton } from '../../features/likes/FollowButton.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { LazyEmptyState } from '../../features/page-states/LazyFailure.tsx'
import { ItemState } from '../../features/page-states/ItemState.tsx'
import { PlayButton, ShuffleButton } from '../../features/tracks/PlayButtons.tsx'
import { ShareButton } from '../../features/tracks/ShareButton.tsx'
import { PagedTrackList } from '../../features/tracks/PagedTrackList.tsx'
import { useFormats } from '../../state/words/formats.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { About } from '../../ui/About.tsx'
import { Section } from '../../ui/Section.tsx'
import { DetailSkeleton } from '../../ui/skeleton/HeadSkeleton.tsx'
import { TracksSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { ShelfSkeleton } from '../../ui/skeleton/ShelfSkeleton.tsx'
import { PersonDetail } from '../../ui/PersonDetail.tsx'
import { rowControls } from './row-controls.ts'
import css from './Artist.module.css'
import { Releases } from './Releases.tsx'
import { groupByForm } from './group-releases.ts'

const isSilent = ({ tracks, releases, appearsOn, clips }: Artist) =>
  [tracks, releases, appearsOn, clips].every((list) => !list?.[0])

const Body = ({ artist }: { artist: Artist }) => {
  const { t } = useTranslation()
  const textIn = useTextLanguage()
  const { albums, short: shortReleases } = groupByForm(artist.releases)
  const source = { kind: 'artist' as const, id: artist.id, title: artist.title }
  return (
    <>
      {isSilent(artist) && <LazyEmptyState subject="artist" />}
      <div className={css.columns}>
        {artist.tracks[0] && (
          <Section title={t('artist.mostPlayed')}>
            <PagedTrackList
              tracks={artist.tracks}
              total={artist.count}
              source={source}
              label={t('artist.mostPlayed')}
              second="album"
              covers
              controls={rowControls}
            />
          </Section>
        )}
        {artist.biography.text && (
          <aside className={css.aside}>
            <About title={t('artist.about')}>
              <p {...textIn(artist.biography.lang)}>{artist.biography.text}</p>
            </About>
          </aside>
        )}
      </div>
      <Releases title={t('artist.releases')} records={albums} />
      <Releases title={t('artist.short')} records={shortReleases} />
      {(['clips', 'appearsOn', 'playlists', 'similar'] as const).map((shelf) => (
        <CardShelf
          key={shelf}
          title={t(`artist.${shelf}`)}
          label={t(`artist.${shelf}`)}
          cards={artist[shelf] ?? []}
        />
      ))}
    </>
  )
}

const Head = ({ card, artist }: { card: Card; artist: Artist | undefined }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const tracks = artist?.tracks ?? []
  const isEmpty = artist?.tracks.length === 0
  const source = { kind: 'artist' as const, id: card.id, title: card.title }
  const followers = artist?.followers
  return (
    <PersonDetail
      picture={card.picture}
      kind={formats.joinParts([t('cards.kind.artist'), card.subTitle])}
      name={card.title}
      nameLang={card.lang}
      subtitle={
        followers !== undefined && t('artist.followers', { count: followers, n: formats.number(followers) })
      }
      actions={
        <>
          {!isEmpty && <PlayButton tracks={tracks} source={source} />}
          <FollowButton item={card} />
          {!isEmpty && <ShuffleButton tracks={tracks} source={source} />}
          <ShareButton path={addressOf(card)} title={card.title} />
        </>
      }
      isEmpty={artist !== undefined && isSilent(artist)}
    >
      {artist ? (
        <Body artist={artist} />
      ) : (
        <>
          <TracksSkeleton count={5} covers headed />
          <ShelfSkeleton />
        </>
      )}
    </PersonDetail>
  )
}

const skeleton = <DetailSkeleton shape="arch" covers />

export const ArtistScreen = ({ params }: { params: Record<string, string> }) => {
  const id = params['id'] ?? ''
  const query = useQuery(itemQuery(scopeOf(usePortal()), 'artist', id))
  return (
    <ItemState id={id} query={query} skeleton={skeleton}>
      {(card, artist) => <Head card={card} artist={artist} />}
    </ItemState>
  )
}
