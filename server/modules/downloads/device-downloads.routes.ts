/** A browser without a device id has no remembered downloads: it could not be told from another one. */
import type { CallContext, Handlers } from '../../context.ts'
import type { getKept, noteKept } from '../../../src/contract/download-notes.ts'
import { ceilingOf } from '../entitlement/ceiling.ts'
import { knownDevice } from '../device/device-cookie.ts'
import { requireUser } from '../shared/require-user.ts'
import type { DeviceOwner } from './device-downloads.repository.ts'
import { saveDownloads, readDownloads } from './device-downloads.usecases.ts'

const deviceOwnerOf = (
  context: CallContext<typeof getKept> | CallContext<typeof noteKept>,
): DeviceOwner | null => {
  const { account } = requireUser(context)
  const device = knownDevice(context.request)
  return device === null ? null : { account, device }
}

export const deviceDownloadsHandlers: Pick<Handlers, 'getKept' | 'noteKept'> = {
  async getKept(context) {
    const owner = deviceOwnerOf(context)
    if (!owner) return { total: 0, entries: [] }
    const { lang, offset = 0 } = context.input.query
    return context.within(async (scope) => {
      const maxRating = await ceilingOf(scope, context, undefined)
      return readDownloads(scope, owner, { lang, maxRating }, offset)
    })
  },
  async noteKept(context) {
    const owner = deviceOwnerOf(context)
    if (owner)
      await context.within((scope) => saveDownloads(scope, owner, context.input.body, context.clock.now()))
  },
}
