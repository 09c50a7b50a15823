/** Usage events: only counts, no personal data. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { contentPolicy } from '../../server/web/documents/policy.ts'
import { loadTenants } from '../../server/tenants/load.ts'
import { type Backend, openBackend } from '../support/backend.ts'
import { addAccount } from '../support/rows.ts'

let backend: Backend
beforeAll(async () => {
  backend = await openBackend()
  await addAccount(backend.store, 'riwaq', 'omar')
})
afterAll(() => backend.close())

const view = { event: 'page_view', page: 'home', lang: 'en' }
const error = { event: 'error', error_action: 'displayed', area: 'error page' }
const post = (body: unknown, more: object = {}) => backend.send('POST', '/events', { body, ...more })
const counted = async () =>
  (await backend.metrics.text()).split('\n').filter((line) => line.startsWith('riwaq_events_total'))

describe('the portal’s own counter', () => {
  it('counts each screen, error page and playback mark by tenant and platform', async () => {
    const events = [
      view,
      view,
      { ...error, code: 404, message: 'Page not found: /who/is/this', type: 'not-found' },
      { event: 'progress', kind: 'song', percent: 75 },
    ]
    expect((await post({ platform: 'responsive', events })).status).toBe(204)
    const lines = (await counted()).map((line) => line.replace(/store="\w+",?/, ''))
    const numbers = ['page_view",detail="home"', 'error",detail="404"', 'progress",detail="75"'].map(
      (detail) =>
        Number(
          lines
            .find((line) =>
              ['tenant="riwaq"', 'platform="responsive"', `event="${detail}`].every((part) =>
                line.includes(part),
              ),
            )
            ?.split(' ')
            .at(-1),
        ),
    )
    expect(numbers).toEqual([2, 1, 1])
  })

  it('stores no address, message or person, neither in the numbers nor in the log', async () => {
    const message = 'Page not found: /secret-place'
    await post(
      { platform: 'mobile', events: [{ ...error, code: 404, message, type: 'not-found' }] },
      { user: 'omar' },
    )
    expect(`${JSON.stringify(backend.lines)} ${(await counted()).join(' ')}`).not.toMatch(/secret-place|omar/)
  })

  it('counts a page outside the route table as other', async () => {
    await post({ platform: 'mobile', events: [{ ...view, page: 'made-up' }] })
    const lines = (await counted()).join(' ')
    expect(lines).toContain('detail="other"')
    expect(lines).not.toContain('made-up')
  })

  it('refuses invalid, too many and too long events', async () => {
    for (const events of [
      [],
      Array.from({ length: 51 }, () => view),
      [{ ...view, page: '/a?b=c' }],
      [{ ...view, uuid: 'u' }],
      [{ ...view, lang: 'it' }],
      [{ event: 'progress', kind: 'song', percent: 33 }],
      [{ ...error, code: 404, message: 'x'.repeat(301), type: 'not-found' }],
      [{ event: 'else' }],
    ])
      expect((await post({ platform: 'mobile', events })).status).toBe(400)
    expect((await post({ platform: 'watch', events: [view] })).status).toBe(400)
  })
})

describe('the policy of a tenant', () => {
  const [riwaq] = loadTenants()
  const circumstances = { isSecure: true, isLive: false }
  const policyWith = (analytics: unknown) => {
    if (!riwaq) throw new Error('there is no tenant')
    const configurations = { ...riwaq.configurations, analytics }
    return contentPolicy({ ...riwaq, configurations }, 'n', circumstances)
  }
  it('allows the scripts and endpoints of the configured tag manager [ANALYTICS-01]', () => {
    const policy = policyWith({
      tagManager: { containerId: 'GTM-A', sendsTo: ['https://count.example/collect'] },
    })
    expect(policy).toContain('trusted-types default riwaq tags')
    expect(policy).toMatch(/connect-src 'self' [^;]*https:\/\/count\.example/)
    expect(policy).toMatch(/img-src [^;]*https:\/\/count\.example/)
  })
  it('allows nothing where there is none', () => {
    for (const analytics of [undefined, { own: true }, { tagManager: 7 }]) {
      expect(policyWith(analytics)).toMatch(/trusted-types default riwaq(;|$)/)
      expect(policyWith(analytics)).toMatch(/connect-src 'self'(;|$)/)
    }
  })
})
