/** Which keys do what; and for whom they are in the way, the way to be rid of them. */
import { useSnapshot } from 'valtio'
import { type FilmKey, filmKeys, filmStep } from '../../../domain/video/video-keys.ts'
import { type PlayerKey, keyOnScreen, playerKeys, stepOf } from '../../../domain/player/player-keys.ts'
import { wayOf } from '../../../domain/player/playback-traits.ts'
import { useFormats } from '../../../state/words/formats.ts'
import { chooseKeys, keyChoice } from '../../../state/preferences/keyboard-shortcuts.ts'
import { usePortal } from '../../../state/portal/portal.tsx'
import { useCurrentTrack } from '../../../state/player/current-track.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Button } from '../../../ui/Button.tsx'
import css from './KeyboardShortcutsDialog.module.css'

const signs: Record<string, string> = { ArrowLeft: '←', ArrowRight: '→', ArrowUp: '↑', ArrowDown: '↓' }

const Cap = ({ name }: { name: string }) => {
  const { t } = useTranslation()
  const isRtl = document.documentElement.dir === 'rtl'
  const key = keyOnScreen(name, isRtl)
  const label = key === ' ' ? t('keys.space') : (signs[key] ?? key.toUpperCase())
  return <kbd dir="auto">{label}</kbd>
}

type Does = PlayerKey | FilmKey
type Moving = 'back' | 'forward' | 'skipBack' | 'skipForward'
const filmSteps: Partial<Record<Does, number>> = { back: -filmStep, forward: filmStep }

/** How far it goes depends on what plays. */
const useWords = () => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const { skips } = wayOf(useCurrentTrack())
  const { hasFilm } = useSnapshot(keyChoice)
  return (does: Does) => {
    const step = hasFilm ? (filmSteps[does] ?? null) : stepOf(does as PlayerKey, skips)
    if (step === null) return t(`keys.${does as Exclude<Does, Moving>}`)
    return t(step < 0 ? 'keys.backBy' : 'keys.forwardBy', { n: number(Math.abs(step)) })
  }
}

/** A film has keys of its own, and the same way to this help. */
const overFilm: readonly { does: Does; keys: readonly string[] }[] = [
  ...filmKeys,
  ...playerKeys.filter(({ does }) => does === 'help'),
]

export const KeysDialog = () => {
  const { t } = useTranslation()
  const { tenant } = usePortal()
  const { isOn, hasFilm } = useSnapshot(keyChoice)
  const wordsOf = useWords()
  return (
    <div className={css.keys}>
      <p className={css.text}>{t(!isOn ? 'keys.offText' : hasFilm ? 'keys.filmText' : 'keys.text')}</p>
      <dl className={css.list} data-on={isOn}>
        {(hasFilm ? overFilm : playerKeys).map(({ does, keys }) => (
          <div key={does} className={css.row}>
            <dt>
              {keys.map((name) => (
                <Cap key={name} name={name} />
              ))}
            </dt>
            <dd>{wordsOf(does)}</dd>
          </div>
        ))}
      </dl>
      <Button look="outline" aria-pressed={!isOn} onClick={() => chooseKeys(tenant.name, !isOn)}>
        {t(isOn ? 'keys.turnOff' : 'keys.turnOn')}
      </Button>
    </div>
  )
}
