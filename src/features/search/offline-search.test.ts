import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { becomeVisitor } from '../../state/session/session.ts'
import { openOfflineSearch } from './offline-search.ts'
import type { FromSearchWorker, ToSearchWorker } from './search-worker.ts'

const known = { found: { total: 0, isNear: false, groups: [] }, isAvailableOnly: false }
const here = { names: new Set(), taken: new Set<string>() }
/** Workers as they were started; each answers what the test says. */
let started: StandIn[] = []
class StandIn extends EventTarget {
  messages: ToSearchWorker[] = []
  terminate = vi.fn()
  constructor() {
    super()
    started.push(this)
  }
  postMessage(message: ToSearchWorker) {
    this.messages.push(message)
  }
  answer(data: FromSearchWorker) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}
const scope = { tenant: 'riwaq', lang: 'en', maxRating: 60 } as const
const ask = { q: 'moon', group: null, limit: 30 }
const at = (index: number) => {
  const worker = started[index]
  if (!worker) throw new Error('no worker was started')
  return worker
}

beforeEach(() => {
  becomeVisitor()
  started = []
  vi.stubGlobal('Worker', StandIn)
})
afterEach(() => vi.unstubAllGlobals())

it('reports a failed search to its caller, and keeps using the same worker', async () => {
  const search = openOfflineSearch()
  const [lost, answered] = [search.search(scope, ask, here, true), search.search(scope, ask, here, true)]
  at(0).answer({ id: 1, error: 'the disk refused' })
  at(0).answer({ id: 2, known })
  await expect(lost).rejects.toThrow('the disk refused')
  expect(await answered).toEqual(known)
  expect(started).toHaveLength(1)
})

it('does not wait for a crashed worker, and starts another for the next query', async () => {
  const search = openOfflineSearch()
  const lost = [search.search(scope, ask, here, true), search.search(scope, ask, here, true)]
  at(0).dispatchEvent(Object.assign(new Event('error'), { message: 'out of memory' }))
  for (const one of lost) await expect(one).rejects.toThrow('out of memory')
  expect(at(0).terminate).toHaveBeenCalled()
  const next = search.search(scope, ask, here, true)
  at(1).answer({ id: 3, known })
  expect(await next).toEqual(known)
})
