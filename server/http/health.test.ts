import { expect, it } from 'vitest'
import { createHealth } from './health.ts'

it('the server is not ready while its disk is full, and says why', async () => {
  const disk = { isFull: true }
  const health = createHealth({
    pingStore: () => Promise.resolve(),
    isDiskFull: () => Promise.resolve(disk.isFull),
    log: { warn: () => undefined },
  })
  health.markReady()
  const ask = async () => {
    const response = await health.answer('/readyz')
    return [response?.status, await response?.json()]
  }
  expect(await ask()).toEqual([503, { ready: false, reason: 'the disk is full' }])
  disk.isFull = false
  expect(await ask()).toEqual([200, { ready: true }])
})
