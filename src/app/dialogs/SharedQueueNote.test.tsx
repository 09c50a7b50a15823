import { describe, expect, it } from 'vitest'
import { maxSharedTracks } from '../../contract/shared-queue.ts'
import type { Track } from '../../contract/content.ts'
import { renderedText } from '../../state/portal/rendered.fixture.tsx'
import { SharedQueueNote } from './SharedQueueNote.tsx'

const words = {
  cards: { songs_one: '{{n}} song', songs_other: '{{n}} songs' },
  dialogs: { share: { carries: 'In it: {{things}}', carriesSome: 'In it: {{things}} of {{all}}' } },
}
const songs = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `trk_${at}`, kind: 'track' }) as Track)

const noteText = (queue: readonly Track[]) => {
  return renderedText(<SharedQueueNote queue={queue} />, { words })
}

describe('the text about a shared queue', () => {
  it('counts all its items', () => {
    expect(noteText(songs(7))).toBe('In it: 7 songs')
    expect(noteText(songs(maxSharedTracks))).toBe(`In it: ${maxSharedTracks} songs`)
  })
  it('says how many items of a longer queue fit the link', () => {
    expect(noteText(songs(maxSharedTracks + 18))).toBe(
      `In it: ${maxSharedTracks} songs of ${maxSharedTracks + 18}`,
    )
  })
})
