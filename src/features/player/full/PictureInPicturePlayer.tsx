import {
  IconPlayerPauseFilled,
  IconPlayerPlayFilled,
  IconPlayerSkipBackFilled,
  IconPlayerSkipForwardFilled,
} from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { subscribe, useSnapshot } from 'valtio'
import { kindOf } from '../../../contract/kinds.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { isPlayingOrLoading, player, callPlayer, playerTime } from '../../../state/player/player.ts'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Text } from '../../../ui/Text.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { SkipBackButton, SkipForwardButton } from '../mini-player/SkipButtons.tsx'
import css from './PictureInPicturePlayer.module.css'

/** Updated without React: the position moves ten times a second. */
const ProgressLine = () => {
  const bar = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const draw = () => {
      const { position, duration } = playerTime
      bar.current?.style.setProperty('--played', duration > 0 ? String(position / duration) : '0')
    }
    draw()
    return subscribe(playerTime, draw)
  }, [])
  return <span ref={bar} className={css.line} aria-hidden />
}

const PlaybackButtons = ({ skips }: { skips: boolean }) => {
  const { t } = useTranslation()
  const { phase } = useSnapshot(player)
  const sounds = isPlayingOrLoading(phase)
  const Icon = sounds ? IconPlayerPauseFilled : IconPlayerPlayFilled
  return (
    <Toolbar label={t('player.bars.playback')} className={css.buttons}>
      {skips ? (
        <SkipBackButton size={24} />
      ) : (
        <IconButton
          label={t('player.previous')}
          onClick={() => void callPlayer((actions) => actions.previous())}
        >
          <IconPlayerSkipBackFilled className="mirror" size={22} aria-hidden />
        </IconButton>
      )}
      <IconButton
        className={css.main}
        data-stop
        label={t(sounds ? 'player.pause' : 'player.play')}
        onClick={() => void callPlayer((actions) => actions.toggle())}
      >
        <Icon size={24} aria-hidden />
      </IconButton>
      {skips ? (
        <SkipForwardButton size={24} />
      ) : (
        <IconButton label={t('player.next')} onClick={() => void callPlayer((actions) => actions.next())}>
          <IconPlayerSkipForwardFilled className="mirror" size={22} aria-hidden />
        </IconButton>
      )}
    </Toolbar>
  )
}

export const PictureInPicturePlayer = ({ close }: { close: () => void }) => {
  const { t } = useTranslation()
  const track = useCurrentTrack()
  const small = useRef<HTMLElement>(null)
  const deep = track?.picture.deep
  useEffect(() => {
    if (!track) close()
    if (deep) small.current?.style.setProperty('--deep', deep)
  }, [track, deep, close])
  if (!track) return null
  const act = track.by ?? track.album.artist
  return (
    <main ref={small} className={css.small} aria-label={t('player.name')}>
      <img className={css.cover} data-shape={kindOf(track.kind).shape} src={track.picture.url} alt="" />
      <div className={css.words}>
        <h1>
          <Text lang={track.lang}>{track.title}</Text>
        </h1>
        <p>
          <Text lang={act.lang}>{act.name}</Text>
        </p>
      </div>
      <PlaybackButtons skips={playbackTraitsOf(track).skips} />
      <ProgressLine />
    </main>
  )
}
