import { expect, it } from 'vitest'
import { createVideoActions } from './video-actions.ts'

const videoAtVolume = (volume: number) => {
  const video = { volume, muted: false } as HTMLVideoElement
  return { video, verbs: createVideoActions({ video, frame: null }) }
}

it('a video dragged to silence unmutes at the chosen volume', () => {
  const { video, verbs } = videoAtVolume(0.15)
  verbs.holdVolume()
  for (const passed of [0.1, 0.05, 0]) verbs.setVolume(passed)
  expect(video.muted).toBe(true)
  verbs.toggleMute()
  expect([video.volume, video.muted]).toEqual([0.15, false])
})
it('a muted video unmutes when the volume is raised', () => {
  const { video, verbs } = videoAtVolume(0.8)
  verbs.toggleMute()
  verbs.holdVolume()
  verbs.setVolume(0.1)
  expect([video.volume, video.muted]).toEqual([0.1, false])
})
