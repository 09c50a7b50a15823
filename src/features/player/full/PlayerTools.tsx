/** Controls that are seldom used, and the volume: at its default a phone's own buttons reach half of the loudness. */
import { IconCast, IconMicrophone2, IconPictureInPicture } from '@tabler/icons-react'
import { useSnapshot } from 'valtio'
import { cast, chooseCastDevice } from '../../../state/player/cast.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useTranslation, useTranslator } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import { Toolbar } from '../../../ui/Toolbar.tsx'
import { VolumeControl } from '../mini-player/VolumeControl.tsx'
import { hasPictureInPicture, togglePictureInPicture } from './picture-in-picture.tsx'
import { PlaybackSettingsButton } from './PlaybackSettingsButton.tsx'
import css from './PlayerTools.module.css'
import scale from './FullRange.module.css'
import type { LyricsView } from './lyrics/use-lyrics.ts'

const LyricsToggle = ({ isOpen, toggle }: LyricsView) => {
  const { t } = useTranslation()
  return (
    <IconButton label={t('player.lyrics.title')} aria-pressed={isOpen} onClick={toggle}>
      <IconMicrophone2 className="mirror" size={22} aria-hidden />
    </IconButton>
  )
}

const PictureInPictureButton = () => {
  const { t } = useTranslation()
  const portal = usePortal()
  const translator = useTranslator()
  const label = t('player.small')
  const toggle = () =>
    togglePictureInPicture(portal, translator, t('player.name')).catch((problem: unknown) =>
      console.info('the picture-in-picture window could not be opened', problem),
    )
  return (
    <IconButton label={label} onClick={() => void toggle()}>
      <IconPictureInPicture className="mirror" size={22} aria-hidden />
    </IconButton>
  )
}

const CastButton = () => {
  const { t } = useTranslation()
  const { isOffered, state } = useSnapshot(cast)
  if (!isOffered && state === 'off') return null
  return (
    <IconButton label={t('player.cast.choose')} aria-pressed={state === 'on'} onClick={chooseCastDevice}>
      <IconCast size={22} aria-hidden />
    </IconButton>
  )
}

export const PlayerTools = ({ hasSpeed, words }: { hasSpeed: boolean; words: LyricsView }) => {
  const { t } = useTranslation()
  return (
    <Toolbar label={t('player.bars.more')} className={css.tools}>
      <PlaybackSettingsButton hasSpeed={hasSpeed} />
      {words.isOffered && <LyricsToggle {...words} />}
      {hasPictureInPicture() && <PictureInPictureButton />}
      <CastButton />
      <VolumeControl className={css.volume} rangeClassName={scale.range} />
    </Toolbar>
  )
}
