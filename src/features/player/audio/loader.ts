/** A newer request cancels the older one, and a late answer is dropped. CALL-SONG-04 */
import { request } from '../../../api/request.ts'
import { type TrackFetch, fetchSong } from '../../../contract/playback.ts'
import { cast } from '../../../state/player/cast.ts'

export interface Loader {
  load: (id: string) => Promise<TrackFetch | null>
  loadDownloaded: (id: string) => Promise<TrackFetch | null>
  cancel: () => void
}

/** Fetched with the player, long before the first tap. */
const downloadedAnswers = import('../../../state/downloads/downloaded-sound.ts').catch(() => null)

/** Another device cannot reach this disk. */
const loadDownloaded = async (id: string) =>
  cast.state === 'off' ? ((await (await downloadedAnswers)?.findDownloadedSound(id)) ?? null) : null

const protocol = () => (location.protocol === 'https:' ? 'HTTPS' : 'HTTP')

export const requestTrack = (id: string, signal?: AbortSignal): Promise<TrackFetch> =>
  request(fetchSong, { body: { id, protocol: protocol() } }, signal && { signal })

export const createLoader = (): Loader => {
  let running: AbortController | null = null
  const cancel = () => {
    running?.abort()
    running = null
  }
  return {
    cancel,
    loadDownloaded,
    load: async (id) => {
      cancel()
      const aborter = new AbortController()
      running = aborter
      try {
        const answer = (await loadDownloaded(id)) ?? (await requestTrack(id, aborter.signal))
        return aborter.signal.aborted ? null : answer
      } catch (error) {
        if (aborter.signal.aborted) return null
        throw error
      }
    },
  }
}
