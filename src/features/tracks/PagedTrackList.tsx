import { useState } from 'react'
import type { Track } from '../../contract/content.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import css from './PagedTrackList.module.css'
import { PlayableTrackList, type PlayableTrackListProps } from './PlayableTrackList.tsx'

const loadMoreTracks = async () => (await import('./MoreTracks.tsx')).MoreTracks

export const PagedTrackList = ({
  total,
  ...list
}: PlayableTrackListProps & { total: number | undefined }) => {
  const [laterTracks, setFurther] = useState<readonly Track[]>([])
  const { tracks, source } = list
  const from = tracks.length
  const isPart = total !== undefined && total > from + laterTracks.length
  const MoreSongs = useLazy(isPart, loadMoreTracks)
  return (
    <>
      <PlayableTrackList {...list} tracks={laterTracks[0] ? [...tracks, ...laterTracks] : tracks} />
      {isPart && (
        <div className={css.more}>
          {MoreSongs && <MoreSongs id={source.id} from={from} total={total} onMore={setFurther} />}
        </div>
      )}
    </>
  )
}
