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
  const film = new FakeVideo()
  let told = 0
  const stop = onSecondsShown(film, 8, () => told++)
  return { film, stop, told: () => told }
}

describe('the first seconds of a video', () => {
  it('end when they were shown, which is reported once', () => {
    const { film, told } = watch()
    film.show(7.5)
    expect(told()).toBe(0)
    film.show(20)
    expect(told()).toBe(1)
  })

  it('are pending where it resumes', () => {
    const { film, told } = watch()
    film.goTo(600)
    film.show(7.5)
    expect(told()).toBe(0)
    film.show(1)
    expect(told()).toBe(1)
  })

  it('continue after a seek, back or ahead', () => {
    const { film, told } = watch()
    film.show(4)
    film.goTo(300)
    film.goTo(20)
    film.show(3.5)
    expect(told()).toBe(0)
    film.show(1)
    expect(told()).toBe(1)
  })

  it('are not counted once the video was left: the next one uses the same element', () => {
    const { film, stop, told } = watch()
    film.show(7.5)
    stop()
    film.show(20)
    expect(told()).toBe(0)
  })
})
