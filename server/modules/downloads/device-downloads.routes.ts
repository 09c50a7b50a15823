/** A browser that was never given a device has nothing remembered: it could not be told from another one. */
import type { CallContext, Handlers } from '../../context.ts'
import type { getKept, noteKept } from '../../../src/contract/download-notes.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { knownDevice } from '../device/device-cookie.ts'
import { requireUser } from '../shared/require-user.ts'
import type { DeviceOwner } from './device-downloads.repository.ts'
import { saveDownloads, readDownloads } from './device-downloads.usecases.ts'

const deviceOwnerOf = (
  asked: CallContext<typeof getKept> | CallContext<typeof noteKept>,
): DeviceOwner | null => {
  const { account } = requireUser(asked)
  const device = knownDevice(asked.request)
  return device === null ? null : { account, device }
}

export const deviceDownloadsHandlers: Pick<Handlers, 'getKept' | 'noteKept'> = {
  async getKept(asked) {
    const shelf = deviceOwnerOf(asked)
    if (!shelf) return { total: 0, entries: [] }
    const { lang, offset = 0 } = asked.input.query
    return asked.within(async (scope) => {
      const maxRating = await ceilingOf(scope, asked, undefined)
      return readDownloads(scope, shelf, { lang, maxRating }, offset)
    })
  },
  async noteKept(asked) {
    const shelf = deviceOwnerOf(asked)
    if (shelf) await asked.within((scope) => saveDownloads(scope, shelf, asked.input.body, asked.clock.now()))
  },
}
