/** One thing that was taken along, as a row: a tap plays what may be played, and one button does what it waits for. */
import { IconRefresh, IconTrash } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useSnapshot } from 'valtio'
import type { Track } from '../../contract/content.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { type Moment, endsSoon, keepProgressOf, rightTo } from '../../domain/downloads/download-rules.ts'
import { keptMoment } from '../../state/downloads/downloads.ts'
import { complainOfKeep, removeSounds, renewSounds } from '../../state/downloads/download-actions.ts'
import { isSounding, player, playerDo } from '../../state/player/player.ts'
import { personalScopeOf, usePortal } from '../../state/portal/portal.tsx'
import { showSnack } from '../../state/notifications/snackbar.ts'
import { tellNotPlayed } from '../../state/player/notify-play-failed.ts'
import { useCurrentTrack } from '../../state/player/current-track.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { TrackRow } from '../../ui/TrackRow.tsx'
import css from './Downloads.module.css'
import { playKept } from './play-downloaded.ts'
import { Ring } from './ProgressRing.tsx'
import { verbFor } from './download-actions.ts'
import { useStateWords } from './use-download-status-words.ts'

interface ControlsProps {
  sounds: readonly KeptSound[]
  title: string
  isLocked: boolean
}
const Controls = ({ sounds, title, isLocked }: ControlsProps) => {
  const { t } = useTranslation()
  const verb = verbFor(sounds)
  return (
    <span role="group" aria-label={title} className={css.verbs}>
      {isLocked && (
        <IconButton
          label={t('keep.renewOf', { title })}
          onClick={() => void renewSounds().catch(complainOfKeep)}
        >
          <IconRefresh size={22} aria-hidden />
        </IconButton>
      )}
      {verb && (
        <IconButton label={t(`keep.${verb.word}Of`, { title })} onClick={verb.run}>
          {verb.isGoing ? (
            <Ring part={keepProgressOf(sounds).part} sign={<verb.Icon size={18} />} />
          ) : (
            <verb.Icon size={20} aria-hidden />
          )}
        </IconButton>
      )}
      <IconButton
        label={t('keep.removeOf', { title })}
        onClick={() => void removeSounds(sounds, title).catch(complainOfKeep)}
      >
        <IconTrash size={22} aria-hidden />
      </IconButton>
    </span>
  )
}

/** Null where none of them is what plays now. */
const usePlaying = (sounds: readonly KeptSound[]) => {
  const { phase } = useSnapshot(player)
  const now = useCurrentTrack()
  if (!now || !sounds.some(({ track }) => track.id === now.id)) return null
  return isSounding(phase) ? 'playing' : 'paused'
}

const usePlay = (tracks: readonly Track[], source: KeptSound['source'], isHere: boolean) => {
  const client = useQueryClient()
  const scope = personalScopeOf(usePortal())
  const play = async () => {
    if (isHere) await playerDo((verbs) => verbs.toggle())
    else if (tracks.length > 0) await playKept({ client, scope }, tracks, source)
  }
  return () => void play().catch(tellNotPlayed)
}

/** A tap on what is locked says why. */
const lockedWords = (kept: readonly KeptSound[], moment: Moment) =>
  kept.some((sound) => rightTo(sound, moment) === 'clock') ? 'keep.clock' : 'keep.over'

const Row = ({ sounds, first }: { sounds: readonly KeptSound[]; first: KeptSound }) => {
  const { t } = useTranslation()
  const words = useStateWords()
  const moment = keptMoment()
  const kept = sounds.filter(({ state }) => state === 'kept')
  const playable = kept.filter((sound) => rightTo(sound, moment) === 'mine').map(({ track }) => track)
  const isLocked = kept.length > 0 && playable.length === 0
  const playing = usePlaying(sounds)
  const { source, track } = first
  const { title } = source
  const play = usePlay(playable, source, playing !== null)
  return (
    <TrackRow
      title={title}
      titleLang={source.kind === 'album' ? track.album.lang : track.lang}
      line={endsSoon(sounds, moment) ? <span className={css.soon}>{words(sounds)}</span> : words(sounds)}
      picture={track.picture}
      state={isLocked ? 'locked' : (playing ?? 'idle')}
      stateLabel={t(playing === 'playing' ? 'cards.playing' : 'cards.paused')}
      playLabel={t(playing === 'playing' ? 'cards.pauseTitle' : 'cards.playTitle', { title })}
      onPlay={() => (isLocked ? showSnack(lockedWords(kept, moment)) : play())}
      controls={<Controls sounds={sounds} title={title} isLocked={isLocked} />}
    />
  )
}

export const KeptRow = ({ sounds }: { sounds: readonly KeptSound[] }) => {
  const [first] = sounds
  return first && <Row sounds={sounds} first={first} />
}
