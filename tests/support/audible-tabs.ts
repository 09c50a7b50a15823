/** The time spans in which each tab of a context played, recorded from its media elements as it happens. */
import type { BrowserContext, Page } from '@playwright/test'

interface AudibleStretch {
  tab: Page
  from: number
  to: number
}

declare global {
  interface Window {
    reportSpeaking: (isSpeaking: boolean, at: number) => Promise<void>
  }
}

const overlapOf = (one: AudibleStretch, two: AudibleStretch) =>
  Math.min(one.to, two.to) - Math.max(one.from, two.from)

/** Before the first page. */
export const recordAudibleTabs = async (context: BrowserContext) => {
  const stretches: AudibleStretch[] = []
  const closedAt = new Map<Page, number>()
  const end = (tab: Page, at: number) => {
    for (const stretch of stretches) if (stretch.tab === tab) stretch.to = Math.min(stretch.to, at)
  }
  await context.exposeBinding('reportSpeaking', ({ page }, isSpeaking: boolean, at: number) => {
    // The report of a tab that is being closed may arrive after its end.
    if (isSpeaking) stretches.push({ tab: page, from: at, to: closedAt.get(page) ?? Infinity })
    else end(page, at)
  })
  await context.addInitScript(() => {
    const speaking = new Set<EventTarget>()
    const followed = new WeakSet<EventTarget>()
    const note = ({ type, target }: Event) => {
      if (!target) return
      const before = speaking.size
      if (type === 'playing') speaking.add(target)
      else speaking.delete(target)
      if (before > 0 !== speaking.size > 0) void window.reportSpeaking(speaking.size > 0, Date.now())
    }
    const play = HTMLMediaElement.prototype.play
    HTMLMediaElement.prototype.play = function (this: HTMLMediaElement) {
      if (!followed.has(this))
        for (const name of ['playing', 'pause', 'emptied']) this.addEventListener(name, note)
      followed.add(this)
      return play.call(this)
    }
  })
  return {
    /** A closed tab no longer plays. */
    close: async (tab: Page) => {
      closedAt.set(tab, Date.now())
      end(tab, Date.now())
      await tab.close()
    },
    stretches: () => stretches.length,
    /** Milliseconds in which two tabs spoke at once, each time that it happened. */
    overlaps: () =>
      stretches.flatMap((one, at) =>
        stretches
          .slice(at + 1)
          .filter((two) => two.tab !== one.tab && overlapOf(one, two) > 0)
          .map((two) => Math.round(overlapOf(one, two))),
      ),
  }
}
