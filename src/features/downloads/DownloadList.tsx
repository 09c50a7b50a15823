/** All that was taken along, newest first: what it weighs, until when it plays, and one tap to be rid of it. */
import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import type { KeptSound } from '../../contract/download-records.ts'
import { canSeal } from '../../lib/encrypted-chunks.ts'
import { useFormats } from '../../state/words/formats.ts'
import { keep } from '../../state/downloads/downloads.ts'
import { complainOfKeep, resumeSounds } from '../../state/downloads/download-actions.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { State } from '../../ui/StateMessage.tsx'
import { TrackList } from '../../ui/TrackRow.tsx'
import css from './Downloads.module.css'
import { KeptRow } from './DownloadRow.tsx'
import { Room } from './StorageSummary.tsx'

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

/** Each row has a button of its own; after the browser made room there would be one to tap for each of them. */
const AllLost = ({ lost }: { lost: readonly KeptSound[] }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const bringBack = () => void resumeSounds(lost.map(({ track }) => track.id)).catch(complainOfKeep)
  return (
    <div className={css.lost}>
      <p>{t('keep.lostAll', { count: lost.length, n: number(lost.length) })}</p>
      <Button look="outline" onClick={bringBack}>
        {t('keep.restoreAll')}
      </Button>
    </div>
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
  if (!canSeal()) return <State picture={empty} title={t('keep.cannotTitle')} text={t('keep.cannotText')} />
  if (!all) return <RowsSkeleton />
  const sounds = all.filter(({ track }) => track.grading <= maxRating)
  if (sounds.length === 0) return <Nothing />
  const lost = sounds.filter(({ state }) => state === 'lost')
  return (
    <>
      <Room sounds={sounds} />
      {groupsOf(lost).length > 1 && <AllLost lost={lost} />}
      <TrackList label={t('keep.list')}>
        {groupsOf(sounds).map(([name, group]) => (
          <KeptRow key={name} sounds={group} />
        ))}
      </TrackList>
    </>
  )
}
