/** All that was taken along, newest first: what it weighs, until when it plays, and one tap to be rid of it. */
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import type { KeptSound } from '../../contract/kept-records.ts'
import { canKeep, keep } from '../../state/keep/keep.ts'
import { usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/Skeleton.tsx'
import { State } from '../../ui/State.tsx'
import { TrackList } from '../../ui/TrackRow.tsx'
import css from './Keep.module.css'
import { KeptRow } from './KeptRow.tsx'
import { useRoom } from './use-room.ts'
import { useSize } from './use-size.ts'

/** What was taken along together stands together. */
const groupsOf = (sounds: readonly KeptSound[]) => {
  const groups = new Map<string, KeptSound[]>()
  for (const sound of sounds) {
    const { kind, id } = sound.source
    const name = `${kind}:${id}`
    groups.set(name, [...(groups.get(name) ?? []), sound])
  }
  return [...groups].toReversed()
}

const Room = ({ used }: { used: number }) => {
  const { t } = useTranslation()
  const size = useSize()
  const room = useRoom(used)
  return (
    <section className={css.room} aria-label={t('keep.room')}>
      <p>
        <strong>{t('keep.used', { size: size(used) })}</strong>
        {room !== null && <span>{t('keep.left', { size: size(room) })}</span>}
      </p>
      {room !== null && <progress max={used + room} value={used} aria-hidden />}
    </section>
  )
}

const Nothing = () => {
  const { t } = useTranslation()
  return (
    <State picture={empty} title={t('keep.emptyTitle')} text={t('keep.emptyText')}>
      <ButtonLink look="primary" to={linkTo.musicList()}>
        {t('keep.find')}
      </ButtonLink>
    </State>
  )
}

export const KeptList = () => {
  const { t } = useTranslation()
  const { maxRating } = usePortal()
  const all = useSnapshot(keep).sounds as readonly KeptSound[] | null
  if (!canKeep()) return <State picture={empty} title={t('keep.cannotTitle')} text={t('keep.cannotText')} />
  if (!all) return <RowsSkeleton />
  const sounds = all.filter(({ track }) => track.grading <= maxRating)
  if (sounds.length === 0) return <Nothing />
  return (
    <>
      <Room used={sounds.reduce((sum, { got }) => sum + got, 0)} />
      <TrackList label={t('keep.list')}>
        {groupsOf(sounds).map(([name, group]) => (
          <KeptRow key={name} sounds={group} />
        ))}
      </TrackList>
    </>
  )
}
