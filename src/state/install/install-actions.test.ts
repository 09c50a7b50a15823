/** The one prompt of a browser, taken, put off and failing. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createStorage } from '../../lib/storage.fixture.ts'
import { install } from './install.ts'
import { askToInstall, saveCardSeen, watchInstall } from './install-actions.ts'

type Prompt = NonNullable<typeof install.prompt>
const offer = (answer: Pick<Prompt, 'prompt' | 'userChoice'>) => {
  install.variant = 'native'
  install.prompt = Object.assign(new Event('beforeinstallprompt'), answer)
}
const choice = (outcome: 'accepted' | 'dismissed') => Promise.resolve({ outcome })

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal('navigator', { userAgent: 'Chrome/140', maxTouchPoints: 0 })
})
afterEach(() => vi.unstubAllGlobals())

it.each([
  ['accepted', true],
  ['dismissed', false],
] as const)('a prompt that was %s is used up, and its button is hidden', async (outcome, isTaken) => {
  offer({ prompt: () => Promise.resolve(), userChoice: choice(outcome) })
  expect(await askToInstall()).toBe(isTaken)
  expect([install.prompt, install.variant]).toEqual([null, 'none'])
})

it('a prompt that the browser refuses leaves no dead button', async () => {
  const logged = vi.spyOn(console, 'info').mockReturnValue()
  offer({
    prompt: () => Promise.reject(new DOMException('no', 'NotAllowedError')),
    userChoice: choice('accepted'),
  })
  expect(await askToInstall()).toBe(false)
  expect([install.prompt, install.variant]).toEqual([null, 'none'])
  expect(logged).toHaveBeenCalledOnce()
  logged.mockRestore()
})

it('the install card is offered from the second visit on, and pauses for a day once it was seen', () => {
  vi.useFakeTimers()
  vi.stubGlobal('localStorage', createStorage())
  vi.stubGlobal('addEventListener', () => undefined)
  const visit = () => {
    install.isOffered = false
    watchInstall('riwaq')
    return install.isOffered
  }
  expect([visit(), visit(), visit()]).toEqual([false, true, true])
  saveCardSeen('riwaq')
  expect([visit(), visit()]).toEqual([false, false])
  vi.advanceTimersByTime(25 * 60 * 60_000)
  expect(visit()).toBe(true)
  vi.useRealTimers()
})
