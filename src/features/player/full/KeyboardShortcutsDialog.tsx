import { useSnapshot } from 'valtio'
import { type VideoKey, videoKeys, videoStepSeconds } from '../../../domain/video/video-keys.ts'
import {
  type PlayerKey,
  isGlobalKey,
  mirrorKey,
  playerKeys,
  stepOf,
} from '../../../domain/player/player-keys.ts'
import { playbackTraitsOf } from '../../../domain/player/playback-traits.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { setKeyboardShortcuts, keyboardShortcuts } from '../../../state/preferences/keyboard-shortcuts.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './KeyboardShortcutsDialog.module.css'

const keySymbols: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

const KeyCap = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  const isRtl = document.documentElement.dir === 'rtl'
  const key = mirrorKey(name, isRtl)
  const label = key === ' ' ? t('keys.space') : (keySymbols[key] ?? key.toUpperCase())
  return <kbd dir="auto">{label}</kbd>
}

type ShortcutAction = PlayerKey | VideoKey
type SeekAction = 'back' | 'forward' | 'skipBack' | 'skipForward'
const videoSteps: Partial<Record<ShortcutAction, number>> = {
  back: -videoStepSeconds,
  forward: videoStepSeconds,
}

/** How far it skips depends on the current track. */
const useShortcutLabel = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { skips } = playbackTraitsOf(useCurrentTrack())
  const { hasVideo } = useSnapshot(keyboardShortcuts)
  return (action: ShortcutAction) => {
    const step = hasVideo ? (videoSteps[action] ?? null) : stepOf(action as PlayerKey, skips)
    if (step === null) return t(`keys.${action as Exclude<ShortcutAction, SeekAction>}`)
    return t(step < 0 ? 'keys.backBy' : 'keys.forwardBy', { n: number(Math.abs(step)) })
  }
}

/** A video has shortcuts of its own, and the same ones for search and this help. */
const videoShortcuts: readonly { action: ShortcutAction; keys: readonly string[] }[] = [
  ...videoKeys,
  ...playerKeys.filter(({ action }) => isGlobalKey(action)),
]

export const KeyboardShortcutsDialog = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { isEnabled, hasVideo } = useSnapshot(keyboardShortcuts)
  const shortcuts = (hasVideo ? videoShortcuts : playerKeys).filter(
    ({ action }) => action !== 'search' || tenant.features.search !== false,
  )
  const wordsOf = useShortcutLabel()
  return (
    <div className={css.keys}>
      <p className={css.text}>{t(!isEnabled ? 'keys.offText' : hasVideo ? 'keys.filmText' : 'keys.text')}</p>
      <dl className={css.list} data-on={isEnabled}>
        {shortcuts.map(({ action, keys }) => (
          <div key={action} className={css.row}>
            <dt>
              {keys.map((name) => (
                <KeyCap key={name} name={name} />
              ))}
            </dt>
            <dd>{wordsOf(action)}</dd>
          </div>
        ))}
      </dl>
      <Button
        variant="outline"
        aria-pressed={!isEnabled}
        onClick={() => setKeyboardShortcuts(tenant.name, !isEnabled)}
      >
        {t(isEnabled ? 'keys.turnOff' : 'keys.turnOn')}
      </Button>
    </div>
  )
}
