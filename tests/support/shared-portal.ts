/**
 * One portal for all files of a worker that only read it: to start it and to have it warm costs more than many of them.
 * What writes, sets or stops anything starts its own.
 */
import { test } from 'vitest'
import { type Portal, startPortal } from '../tools/lib/portal.mjs'

export const withPortal = test.extend<{ $worker: { portal: Portal } }>({
  portal: [
    async ({}, provide) => {
      const portal = await startPortal()
      await provide(portal)
      await portal.stop()
    },
    { scope: 'worker' },
  ],
})
