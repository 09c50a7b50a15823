/** What all of it weighs, by kind, and what room is left. */
import { type SpaceKind, spaceOf } from '../../domain/playing/keeping.ts'
import type { KeptSound } from '../../contract/kept-records.ts'
import { useTranslation } from '../../state/words.tsx'
import css from './Room.module.css'
import { useRoom } from './use-room.ts'
import { useSize } from './use-size.ts'
import { WifiOnly } from './WifiOnly.tsx'

type Space = ReturnType<typeof spaceOf>

const colours: Record<SpaceKind, string | undefined> = {
  music: css.music,
  podcasts: css.podcasts,
  audiobooks: css.audiobooks,
}

/** In the order of its legend; what is said there in words is not said twice. */
const Bar = ({ space, whole }: { space: Space; whole: number }) => {
  const before = (at: number) => space.slice(0, at).reduce((sum, { bytes }) => sum + bytes, 0)
  return (
    <svg className={css.bar} viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden>
      {space.map(({ kind, bytes }, at) => (
        <rect
          key={kind}
          className={colours[kind]}
          x={(before(at) / whole) * 100}
          // A song on a large disk is still there.
          width={bytes && Math.max(0.6, (bytes / whole) * 100)}
          height="8"
        />
      ))}
    </svg>
  )
}

export const Room = ({ sounds }: { sounds: readonly KeptSound[] }) => {
  const { t } = useTranslation()
  const size = useSize()
  const space = spaceOf(sounds)
  const used = space.reduce((sum, { bytes }) => sum + bytes, 0)
  const room = useRoom(used)
  return (
    <section className={css.room} aria-label={t('keep.room')}>
      <p>
        <strong>{t('keep.used', { size: size(used) })}</strong>
        {room !== null && <span>{t('keep.left', { size: size(room) })}</span>}
      </p>
      {room !== null && <Bar space={space} whole={used + room || 1} />}
      <ul className={css.legend}>
        {space.map(({ kind, bytes }) => (
          <li key={kind} className={colours[kind]}>
            {t(`rooms.${kind}`)} <bdi>{size(bytes)}</bdi>
          </li>
        ))}
      </ul>
      <WifiOnly />
    </section>
  )
}
