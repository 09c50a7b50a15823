/** What the backend remembers of playing: that it began, and where it stopped. HISTORY-01 to 04, 07, 08 */
import type { Track } from '../../contract/content.ts'
import { type Kind, kindOf } from '../../contract/kinds.ts'
import type { QueueSource } from '../../state/player.ts'
import type { NewIntent } from '../../api/outbox.ts'

const collections: Partial<Record<QueueSource['kind'], Kind>> = {
  album: 'album',
  artist: 'artist',
  playlist: 'playlist',
  podcast: 'podcast',
  audiobook: 'audiobook',
}
const complain = (problem: unknown) => console.warn('the play history could not be kept', problem)

/** The page connected its writes long ago; the engine need not bring them again. */
const write = async (intent: NewIntent) => (await import('../../state/writes.ts')).write(intent)

const rememberPlayOf = (id: string, contentType: string) =>
  write({
    call: 'addHistory',
    input: { params: { type: 'PLAY', id }, body: { contentType } },
    subject: `played:${id}`,
  }).catch(complain)

export const rememberTrack = (track: Track) => rememberPlayOf(track.id, track.contentType)
export const rememberSource = (source: QueueSource) => {
  const kind = collections[source.kind]
  return kind ? rememberPlayOf(source.id, kindOf(kind).contentType) : Promise.resolve()
}
export const rememberPlace = (track: Track, seconds: number) =>
  write({
    call: 'putPlayHistory',
    input: {
      params: { id: track.id },
      body: { userCurrentPlaying: Math.round(seconds), contentType: track.contentType },
    },
    subject: `place:${track.id}`,
  }).catch(complain)
