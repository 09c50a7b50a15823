import { describe, expect, it } from 'vitest'
import { onSecondsShown } from './shown-seconds.ts'

class FakeVideo extends EventTarget {
  currentTime = 0
  goTo(second: number) {
    this.currentTime = second
    this.dispatchEvent(new Event('timeupdate'))
  }
  show(seconds: number) {
    for (let shown = 0; shown < seconds; shown += 0.25) this.goTo(this.currentTime + 0.25)
  }
}
const watch = () => {
  const video = new FakeVideo()
  let reported = 0
  const stop = onSecondsShown(video, 8, () => reported++)
  return { video, stop, reported: () => reported }
}

describe('the first seconds of a video', () => {
  it('end when they were shown, which is reported once', () => {
    const { video, reported } = watch()
    video.show(7.5)
    expect(reported()).toBe(0)
    video.show(20)
    expect(reported()).toBe(1)
  })

  it('are pending where it resumes', () => {
    const { video, reported } = watch()
    video.goTo(600)
    video.show(7.5)
    expect(reported()).toBe(0)
    video.show(1)
    expect(reported()).toBe(1)
  })

  it('continue after a seek, back or ahead', () => {
    const { video, reported } = watch()
    video.show(4)
    video.goTo(300)
    video.goTo(20)
    video.show(3.5)
    expect(reported()).toBe(0)
    video.show(1)
    expect(reported()).toBe(1)
  })

  it('are not counted once the video was left: the next one uses the same element', () => {
    const { video, stop, reported } = watch()
    video.show(7.5)
    stop()
    video.show(20)
    expect(reported()).toBe(0)
  })
})
