/** What the backend remembers of playing: that it began, and where it stopped. HISTORY-01 to 04, 07, 08 */
import type { Track } from '../../contract/content.ts'
import { kindOf } from '../../contract/kinds.ts'
import type { QueueSource } from '../../state/player.ts'
import { write } from '../../state/waiting.ts'

const complain = (problem: unknown) => console.warn('the play history could not be kept', problem)

const rememberPlayOf = (id: string, contentType: string) =>
  write({
    call: 'addHistory',
    input: { params: { type: 'PLAY', id }, body: { contentType } },
    subject: `played:${id}`,
  }).catch(complain)

export const rememberTrack = (track: Track) => rememberPlayOf(track.id, track.contentType)
/** A shelf is no thing of its own, and a track is remembered as itself. */
export const rememberSource = ({ kind, id }: QueueSource) => {
  if (kind === 'shelf' || kind === 'track') return Promise.resolve()
  return rememberPlayOf(id, kindOf(kind).contentType)
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
