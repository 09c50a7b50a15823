import { expect, it } from 'vitest'
import { createVideoActions } from './video-actions.ts'

const videoAtVolume = (volume: number) => {
  const video = { volume, muted: false } as HTMLVideoElement
  return { video, actions: createVideoActions({ video, frame: null }) }
}

it('a video dragged to silence unmutes at the chosen volume', () => {
  const { video, actions } = videoAtVolume(0.15)
  actions.holdVolume()
  for (const passed of [0.1, 0.05, 0]) actions.setVolume(passed)
  expect(video.muted).toBe(true)
  actions.toggleMute()
  expect([video.volume, video.muted]).toEqual([0.15, false])
})
it('a muted video unmutes when the volume is raised', () => {
  const { video, actions } = videoAtVolume(0.8)
  actions.toggleMute()
  actions.holdVolume()
  actions.setVolume(0.1)
  expect([video.volume, video.muted]).toEqual([0.1, false])
})
