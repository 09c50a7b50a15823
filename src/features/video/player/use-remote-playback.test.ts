import { expect, it } from 'vitest'
import { watchRemotePlayback } from './use-remote-playback.ts'

class Remote extends EventTarget {
  state: RemotePlaybackState = 'disconnected'
  readonly watches = new Map<number, (isAvailable: boolean) => void>()
  #watchCount = 0
  watchAvailability(listener: (isAvailable: boolean) => void) {
    this.watches.set(++this.#watchCount, listener)
    return Promise.resolve(this.#watchCount)
  }
  cancelWatchAvailability(watch: number) {
    this.watches.delete(watch)
    return Promise.resolve()
  }
  turn(state: 'connected' | 'disconnected', name: string) {
    this.state = state
    this.dispatchEvent(new Event(name))
  }
}
/** The only element, in which one video plays after the other. */
const element = () => {
  const remote = new Remote()
  return {
    remote,
    video: Object.assign(new EventTarget(), { currentSrc: 'https://a.test/film.webm', remote }),
  }
}
const show = (video: ReturnType<typeof element>['video']) => {
  const reported: Record<string, boolean> = {}
  return { reported, leave: watchRemotePlayback(video, (news) => Object.assign(reported, news)) }
}

it('device availability is requested once, however many videos used the element', async () => {
  const { remote, video } = element()
  for (let count = 0; count < 3; count++) show(video).leave()
  await Promise.resolve()
  await Promise.resolve()
  const { reported } = show(video)
  expect(remote.watches.size).toBe(1)
  for (const report of remote.watches.values()) report(true)
  expect(reported).toEqual({ isAvailable: true, isOwn: true, isConnected: false })
})

it('the next episode of a cast video is known to play there', () => {
  const { remote, video } = element()
  const first = show(video)
  remote.turn('connected', 'connect')
  expect(first.reported['isConnected']).toBe(true)
  first.leave()
  const next = show(video)
  expect(next.reported['isConnected']).toBe(true)
  remote.turn('disconnected', 'disconnect')
  expect([first.reported['isConnected'], next.reported['isConnected']]).toEqual([true, false])
})
