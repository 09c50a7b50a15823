import { IconCast, IconPictureInPicture, IconSettings } from '@tabler/icons-react'
import { type KeyboardEvent, useRef, useState } from 'react'
import { heightsOf } from '../../../domain/video/video-quality.ts'
import { speedOptions } from '../../../domain/player/playback-speed.ts'
import { useSpeedText } from '../../../state/words/use-speed-text.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import css from './VideoMenu.module.css'
import { CaptionsPart, Choices, QualityPart } from './VideoChoices.tsx'
import type { Captions } from './use-captions.ts'
import type { RemotePlaybackControl } from './use-remote-playback.ts'
import type { Qualities } from '../source/use-video-source.ts'

interface MenuProps {
  qualities: Qualities | null
  captions: Captions | null
  speed: number
  onSpeed: (speed: number) => void
  onSmall: () => void
  screen: RemotePlaybackControl | null
}

const Panel = ({ qualities, captions, speed, onSpeed, onSmall, screen }: MenuProps) => {
  const { t } = useTranslation()
  const times = useSpeedText()
  const speeds = speedOptions.map((value) => ({
    value,
    words: <bdi>{times(value)}</bdi>,
  }))
  return (
    <>
      {qualities && heightsOf(qualities.levels).length > 1 && <QualityPart {...qualities} />}
      {captions && <CaptionsPart {...captions} />}
      <Choices name="speed" choices={speeds} chosen={speed} onChoose={onSpeed} />
      {document.pictureInPictureEnabled && (
        <button type="button" className={css.small} onClick={onSmall}>
          <IconPictureInPicture size={20} aria-hidden />
          {t('player.small')}
        </button>
      )}
      {screen && (
        <button type="button" className={css.small} aria-pressed={screen.isConnected} onClick={screen.choose}>
          <IconCast size={20} aria-hidden />
          {t('player.cast.choose')}
        </button>
      )}
    </>
  )
}

export const VideoMenu = (props: MenuProps) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  const button = useRef<HTMLDivElement>(null)
  const close = () => {
    setOpen(false)
    button.current?.querySelector('button')?.focus()
  }
  const press = (event: KeyboardEvent) => {
    if (!isOpen || event.key !== 'Escape') return
    event.stopPropagation()
    close()
  }
  return (
    // Also while the button that opened it still has the focus.
    <div ref={button} className={css.menu} onKeyDown={press}>
      <IconButton
        label={t('watch.player.settings')}
        aria-expanded={isOpen}
        onClick={() => setOpen((wasOpen) => !wasOpen)}
      >
        <IconSettings size={24} aria-hidden />
      </IconButton>
      {isOpen && (
        <>
          <div className={css.behind} onClick={close} />
          <div className={css.panel} data-menu role="group" aria-label={t('watch.player.settings')}>
            <Panel {...props} />
          </div>
        </>
      )}
    </div>
  )
}
