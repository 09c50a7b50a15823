import { expect, it } from 'vitest'
import { watchRemotePlayback } from './use-remote-playback.ts'

class Remote extends EventTarget {
  state: RemotePlaybackState = 'disconnected'
  readonly watches = new Map<number, (isAvailable: boolean) => void>()
  #asked = 0
  watchAvailability(told: (isAvailable: boolean) => void) {
    this.watches.set(++this.#asked, told)
    return Promise.resolve(this.#asked)
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
/** The one element, in which one film runs after the other. */
const element = () => {
  const remote = new Remote()
  return {
    remote,
    video: Object.assign(new EventTarget(), { currentSrc: 'https://a.test/film.webm', remote }),
  }
}
const show = (video: ReturnType<typeof element>['video']) => {
  const told: Record<string, boolean> = {}
  return { told, leave: watchRemotePlayback(video, (news) => Object.assign(told, news)) }
}

it('device availability is requested once, however many videos used the element', async () => {
  const { remote, video } = element()
  for (let film = 0; film < 3; film++) show(video).leave()
  await Promise.resolve()
  await Promise.resolve()
  const { told } = show(video)
  expect(remote.watches.size).toBe(1)
  for (const tell of remote.watches.values()) tell(true)
  expect(told).toEqual({ isAvailable: true, isOwn: true, isConnected: false })
})

it('the next episode of a cast video is known to play there', () => {
  const { remote, video } = element()
  const first = show(video)
  remote.turn('connected', 'connect')
  expect(first.told['isConnected']).toBe(true)
  first.leave()
  const next = show(video)
  expect(next.told['isConnected']).toBe(true)
  remote.turn('disconnected', 'disconnect')
  expect([first.told['isConnected'], next.told['isConnected']]).toEqual([true, false])
})
