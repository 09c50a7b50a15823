import type { Page } from '@playwright/test'

/** `holdRendering()` in the page stops what React renders piece by piece, `resumeRendering()` goes on with it. */
export const allowHeldRendering = (page: Page) =>
  // React continues what it renders by an empty message to itself.
  page.addInitScript(() => {
    const send = Reflect.get(MessagePort.prototype, 'postMessage')
    const held: (() => void)[] = []
    let isHeld = false
    MessagePort.prototype.postMessage = function (this: MessagePort, ...words: unknown[]) {
      const go = () => Reflect.apply(send, this, words)
      if (isHeld && words[0] === null) held.push(go)
      else go()
    }
    Object.assign(window, {
      holdRendering: () => (isHeld = true),
      resumeRendering: () => {
        isHeld = false
        for (const go of held.splice(0)) go()
      },
    })
  })
