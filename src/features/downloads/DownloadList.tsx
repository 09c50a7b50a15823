import { useSnapshot } from 'valtio'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { playableSongsOf } from '../../domain/downloads/download-rules.ts'
import type { DownloadRecord } from '../../contract/download-records.ts'
import { canEncrypt } from '../../lib/encrypted-chunks.ts'
import { useFormats } from '../../state/words/formats.ts'
import { downloadMoment, downloads } from '../../state/downloads/downloads.ts'
import { logDownloadWarning, resumeDownloads } from '../../state/downloads/download-actions.ts'
import { usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { empty } from '../../ui/arch-pictures/empty.tsx'
import { Button, ButtonLink } from '../../ui/Button.tsx'
import { RowsSkeleton } from '../../ui/skeleton/ListSkeleton.tsx'
import { StateMessage } from '../../ui/StateMessage.tsx'
import { TrackList } from '../../ui/TrackRow.tsx'
import css from './Downloads.module.css'
import { DownloadRow } from './DownloadRow.tsx'
import { LockedDownloads } from './LockedDownloads.tsx'
import { StorageSummary } from './StorageSummary.tsx'

const groupBySource = (sounds: readonly DownloadRecord[]) => {
  const groups = new Map<string, DownloadRecord[]>()
  for (const record of sounds) {
    const { kind, id } = record.source
    const name = `${kind}:${id}`
    groups.set(name, [...(groups.get(name) ?? []), record])
  }
  return [...groups].toReversed()
}

/** One button for all downloads that the browser has deleted, instead of one per row. */
const LostDownloads = ({ lost }: { lost: readonly DownloadRecord[] }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const downloadAgain = () =>
    void resumeDownloads(lost.map(({ track }) => track.id)).catch(logDownloadWarning)
  return (
    <div className={css.lost}>
      <p>{t('keep.lostAll', { count: lost.length, n: number(lost.length) })}</p>
      <Button variant="outline" onClick={downloadAgain}>
        {t('keep.restoreAll')}
      </Button>
    </div>
  )
}

const NoDownloads = () => {
  const { t } = useTranslation()
  return (
    <StateMessage picture={empty} title={t('keep.emptyTitle')} text={t('keep.emptyText')}>
      <ButtonLink variant="primary" to={linkTo.musicList()}>
        {t('keep.find')}
      </ButtonLink>
    </StateMessage>
  )
}

export const DownloadList = () => {
  const { t } = useTranslation()
  const { maxRating } = usePortal()
  const all = useSnapshot(downloads).sounds as readonly DownloadRecord[] | null
  if (!canEncrypt())
    return <StateMessage picture={empty} title={t('keep.cannotTitle')} text={t('keep.cannotText')} />
  if (!all) return <RowsSkeleton />
  const sounds = all.filter(({ track }) => track.grading <= maxRating)
  const locked = all.filter(({ track }) => track.grading > maxRating)
  if (sounds.length === 0) return locked.length > 0 ? <LockedDownloads locked={locked} /> : <NoDownloads />
  const lost = sounds.filter(({ state }) => state === 'lost')
  const groups = groupBySource(sounds)
  const inList = groups.flatMap(([, group]) => group)
  const songs = playableSongsOf(inList, downloadMoment())
  return (
    <>
      <StorageSummary sounds={sounds} />
      {groupBySource(lost).length > 1 && <LostDownloads lost={lost} />}
      <TrackList label={t('keep.list')}>
        {groups.map(([name, group]) => (
          <DownloadRow key={name} sounds={group} songs={songs} />
        ))}
      </TrackList>
      {locked.length > 0 && <LockedDownloads locked={locked} />}
    </>
  )
}
