/** An album: its tracks, what is known about it, what else the act made. */
import { albumQuery } from '../../api/items.ts'
import type { Album, Card } from '../../contract/content.ts'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { useFormats } from '../../state/formats.ts'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { useTextIn } from '../../state/text-in.ts'
import { useTranslation } from '../../state/words.tsx'
import { About, Facts } from '../../ui/Detail.tsx'
import { Text } from '../../ui/Text.tsx'
import { Byline } from '../tracks/Byline.tsx'
import { TracksScreen } from '../tracks/TracksScreen.tsx'

const Aside = ({ album }: { album: Album }) => {
  const { t } = useTranslation()
  const textIn = useTextIn()
  const formats = useFormats()
  const released = (
    <time dateTime={album.released} suppressHydrationWarning>
      {formats.date(album.released)}
    </time>
  )
  return (
    <>
      {album.description.text && (
        <About title={t('album.about')}>
          <p {...textIn(album.description.lang)}>{album.description.text}</p>
        </About>
      )}
      <Facts
        facts={[
          { name: t('album.released'), value: released },
          { name: t('album.label'), value: <Text>{album.label}</Text> },
          { name: t('album.genre'), value: <Text>{album.genre}</Text> },
        ]}
      />
    </>
  )
}

const MoreBy = ({ album: { by, more } }: { album: Album }) => {
  const { t } = useTranslation()
  const title = t('album.moreBy', { name: by.name })
  return (
    <CardShelf
      title={title}
      label={title}
      cards={more}
      more={{ to: linkTo.artist(by), label: t('album.artist') }}
    />
  )
}

const tracksOf = (album: Album) => album.tracks
const byline = (card: Card) => <Byline card={card} by={card.by} />
const aside = (album: Album) => <Aside album={album} />
const more = (album: Album) => <MoreBy album={album} />

export const Screen = ({ params }: { params: Record<string, string> }) => {
  const id = params['album'] ?? ''
  return (
    <TracksScreen
      kind="album"
      id={id}
      query={albumQuery(scopeOf(usePortal()), id)}
      tracksOf={tracksOf}
      byline={byline}
      second="guests"
      aside={aside}
      more={more}
    />
  )
}
