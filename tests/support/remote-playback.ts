/** A simulated Remote Playback device; no test machine has one. */
import type { Page } from '@playwright/test'

/** When the browser's list of devices was opened: what the element had, and where it was. */
export interface Prompt {
  source: string
  place: number
}
declare global {
  interface Window {
    device: {
      prompts: Prompt[]
      /** Name of the exception that the next prompt ends with. */
      refusal: string | null
      bringNear: () => void
      disconnect: () => void
    }
  }
}

/** Before the first page. A browser knows no device for what only the page itself holds. */
export const mockRemoteDevice = (page: Pick<Page, 'addInitScript'>, { isNear = true } = {}) =>
  page.addInitScript((isNearAtFirst) => {
    let isNear = isNearAtFirst
    const remotes = new Map<HTMLMediaElement, Remote>()
    class Remote extends EventTarget {
      state = 'disconnected'
      notify = () => {}
      readonly element: HTMLMediaElement
      constructor(element: HTMLMediaElement) {
        super()
        this.element = element
        element.addEventListener('loadstart', () => this.notify())
      }
      watchAvailability(callback: (isAvailable: boolean) => void) {
        this.notify = () => callback(isNear && !this.element.src.startsWith('blob:'))
        this.notify()
        return Promise.resolve(1)
      }
      cancelWatchAvailability() {
        this.notify = () => {}
        return Promise.resolve()
      }
      turn(state: string, name: string) {
        this.state = state
        this.dispatchEvent(new Event(name))
      }
      async prompt() {
        const { src, currentTime } = this.element
        window.device.prompts.push({ source: src, place: currentTime })
        if (window.device.refusal) throw new DOMException('', window.device.refusal)
        this.turn('connecting', 'connecting')
        await Promise.resolve()
        this.turn('connected', 'connect')
      }
    }
    Object.defineProperty(HTMLMediaElement.prototype, 'remote', {
      get(this: HTMLMediaElement) {
        const remote = remotes.get(this) ?? new Remote(this)
        remotes.set(this, remote)
        return remote
      },
    })
    window.device = {
      prompts: [],
      refusal: null,
      bringNear: () => {
        isNear = true
        // One element plays: the others have nothing to offer.
        for (const remote of remotes.values()) remote.notify()
      },
      disconnect: () => {
        for (const remote of remotes.values())
          if (remote.state === 'connected') remote.turn('disconnected', 'disconnect')
      },
    }
  }, isNear)
