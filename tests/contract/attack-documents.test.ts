/** Every address of the route table with hostile parts: nothing is reflected, nothing leads elsewhere. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { routes } from '../../src/contract/routes.ts'
import { encodePart } from '../support/attack/hostile-requests.ts'
import { hostileText, inheritedNames, pick } from '../support/attack/hostile-values.ts'
import { type AttackedBackend, openAttackedBackend } from '../support/attack/attacked-backend.ts'
import { createDocumentResponder } from '../support/in-process-documents.ts'
import { isSecondRun } from '../support/second-run.ts'
import { createSeededRng } from '../support/seeded-rng.ts'

const inputsPerRoute = process.env['ATTACK'] ? 60 : isSecondRun ? 4 : 2
const seed = Number(process.env['SEED'] ?? (isSecondRun ? 2 : 1))
/** Would be an element, or end an attribute or a script, if it came out as it went in. */
const markers = [
  '<script>marked()</script>',
  '"><img src=x onerror=marked()>',
  "';marked();//",
  '</script><script>marked()',
]

const silent = () => undefined

let backend: AttackedBackend
let render: ReturnType<typeof createDocumentResponder>
beforeAll(async () => {
  backend = await openAttackedBackend()
  render = createDocumentResponder(backend, { info: silent, warn: silent, error: silent })
})
afterAll(() => backend.close())

const tenantNamed = (name: string) => {
  const tenant = backend.tenants.find((one) => one.name === name)
  return tenant ?? expect.unreachable()
}
/** Optional parts of a pattern are left out. */
const fillPattern = (pattern: string, value: string) =>
  pattern.replace(/\[[^\]]*\]/g, '').replace(/\{\w+\??\}/g, value)

const queries = ['q', 'lang', 'redirectUrl', 'code', 'session_id', 'status', 'maxRating', 'filter', 'id']

describe('an address', () => {
  it.each(routes.map(({ name, pattern }) => [name, pattern] as const))(
    'of %s (%s) is shown or refused, and reflects nothing of what stands in it',
    async (name, pattern) => {
      const rng = createSeededRng(seed * 31 + name.length * 7 + pattern.length)
      for (let input = 0; input < inputsPerRoute; input++) {
        const value = rng.chance(0.5) ? pick(rng, [...markers, ...inheritedNames]) : hostileText(rng)
        const marker = pick(rng, markers)
        const path = fillPattern(pattern, encodePart(value).replaceAll('.', '%2e') || 'x')
        const address = `${path}?${pick(rng, queries)}=${encodePart(marker)}`
        const { status, html, location } = await render(tenantNamed('riwaq'), address)
        const at = [name, address]
        expect([...at, status]).toEqual([...at, expect.toSatisfy((one: number) => one < 500)])
        // A path of this host, so that nobody is sent elsewhere.
        if (location !== null)
          expect([...at, location]).toEqual([...at, expect.stringMatching(/^\/(?![/\\])/)])
        expect([...at, markers.filter((one) => html.includes(one))]).toEqual([...at, []])
      }
    },
    60_000,
  )
})
