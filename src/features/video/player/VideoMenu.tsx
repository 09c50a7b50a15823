import { IconCast, IconPictureInPicture, IconSettings } from '@tabler/icons-react'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { isLanguage } from '../../../contract/languages.ts'
import { heightsOf, levelOfHeight } from '../../../domain/video/video-quality.ts'
import { nativeLanguageNames } from '../../../domain/language-names.ts'
import { speedOptions } from '../../../domain/player/playback-speed.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { useSpeedText } from '../../../state/words/use-speed-text.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { IconButton } from '../../../ui/IconButton.tsx'
import css from './VideoMenu.module.css'
import type { Captions } from './use-captions.ts'
import type { RemotePlaybackControl } from './use-remote-playback.ts'
import type { Qualities } from '../source/use-video-source.ts'

interface Choice<T> {
  value: T
  words: ReactNode
}
interface ChoicesProps<T> {
  name: 'quality' | 'captions' | 'speed'
  choices: readonly Choice<T>[]
  chosen: T
  onChoose: (value: T) => void
}
const Choices = <T extends string | number | null>(props: ChoicesProps<T>) => {
  const { name, choices, chosen, onChoose } = props
  const { t } = useTranslation()
  return (
    <fieldset className={css.part}>
      <legend>{t(`watch.player.${name}`)}</legend>
      {choices.map(({ value, words }) => (
        <label key={value} className={css.choice}>
          <input type="radio" name={name} checked={value === chosen} onChange={() => onChoose(value)} />
          <span>{words}</span>
        </label>
      ))}
    </fieldset>
  )
}

/** In the digits of the page and the letters of its script: one run of text in either direction. */
const Resolution = ({ height }: { height: number }) => {
  const { t } = useTranslation()
  return <bdi>{t('watch.player.lines', { n: useFormats().figure(height) })}</bdi>
}

const QualityPart = ({ levels, showing, height, pick }: Qualities) => {
  const { t } = useTranslation()
  const finestFirst = heightsOf(levels).reverse()
  // The chosen quality may be one that this video lacks.
  const chosen = height === null ? null : (levels[levelOfHeight(levels, height)]?.height ?? null)
  const auto = (
    <>
      {t('watch.player.auto')}{' '}
      {height === null && showing > 0 && (
        <span className={css.now}>
          <Resolution height={showing} />
        </span>
      )}
    </>
  )
  const choices = [
    { value: null, words: auto },
    ...finestFirst.map((value) => ({ value, words: <Resolution height={value} /> })),
  ]
  return <Choices name="quality" choices={choices} chosen={chosen} onChoose={pick} />
}

/** Each language by its own name, capitalised as everywhere in the portal. */
const ownName = (lang: string) =>
  isLanguage(lang)
    ? nativeLanguageNames[lang]
    : (new Intl.DisplayNames([lang], { type: 'language' }).of(lang) ?? lang)

const CaptionsPart = ({ langs, shownLang, show }: Captions) => {
  const { t } = useTranslation()
  const choices = [
    { value: null, words: t('watch.player.captionsOff') },
    ...langs.map((lang) => ({ value: lang, words: <bdi lang={lang}>{ownName(lang)}</bdi> })),
  ]
  return <Choices name="captions" choices={choices} chosen={shownLang} onChoose={show} />
}

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
