import { useSnapshot } from 'valtio'
import type { Track } from '../../../contract/content.ts'
import { linkTo } from '../../../domain/addresses/addresses.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { cast } from '../../../state/player/cast.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Link } from '../../../ui/Link.tsx'
import { Text } from '../../../ui/Text.tsx'
import { useWaitingText } from '../use-waiting-text.ts'

/** The artist links to their page; a show or a book is the second line of its parts. */
const CreatorLink = ({ track }: { track: Track }) => {
  const { album } = track
  const { collection } = playbackTraitsOf(track)
  if (collection) {
    const to = collection === 'podcast' ? linkTo.podcast(album) : linkTo.audiobook(album)
    return (
      <Link to={to}>
        <Text lang={album.lang}>{album.title}</Text>
      </Link>
    )
  }
  const act = track.by ?? album.artist
  return (
    <Link to={linkTo.artist(act)}>
      <Text lang={act.lang}>{act.name}</Text>
    </Link>
  )
}

/** Who made it, or what the player waits for; and whether it plays on another device. */
export const TrackStatus = ({ track }: { track: Track }) => {
  const { t } = useTranslation()
  const { between } = useFormats()
  const wait = useWaitingText()
  const isElsewhere = useSnapshot(cast).state === 'on'
  return (
    <p aria-live="polite">
      {wait ?? <CreatorLink track={track} />}
      {isElsewhere && `${between}${t('player.cast.on')}`}
    </p>
  )
}
