import { describe, expect, it } from 'vitest'
import { runRule } from './route-rules.ts'
import { matchRoute } from './routing.ts'

const matched = (path: string) => {
  const found = matchRoute(path)
  if (!found) throw new Error(`no route for ${path}`)
  return found
}
const asking = (exists: boolean) => ({ structureExists: () => Promise.resolve(exists) })

describe('the validation rule of a route', () => {
  it('runs before the catch-all and /main/{name} are shown, and requests their structure [NAV-13]', async () => {
    const requestedNames: string[] = []
    const ask = {
      structureExists: ({ params }: { params: Record<string, string> }) => {
        requestedNames.push(params['name'] ?? '')
        return Promise.resolve(true)
      },
    }
    await runRule(matched('/summer'), ask)
    await runRule(matched('/main/winter'), ask)
    expect(requestedNames).toEqual(['summer', 'winter'])
  })
  it('lets the route through when it returns true [NAV-15]', async () => {
    expect(await runRule(matched('/summer'), asking(true))).toBe(true)
  })
  it('does not return true where the structure is missing [AMBIG-010]', async () => {
    expect(await runRule(matched('/summer'), asking(false))).toBe(false)
  })
  it('does not run for a route without one', async () => {
    expect(await runRule(matched('/music/list'), asking(false))).toBe(true)
  })
  it('stops the navigation when the table names a rule that does not exist', async () => {
    const found = matched('/summer')
    const wrong = { ...found, route: { ...found.route, validate: 'noSuchRule' } }
    await expect(runRule(wrong, asking(true))).rejects.toThrow("Unknown validation rule: 'noSuchRule'")
  })
})
