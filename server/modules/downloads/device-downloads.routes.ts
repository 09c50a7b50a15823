/** A browser that was never given a device has nothing remembered: it could not be told from another one. */
import type { Asked, Handlers } from '../../context.ts'
import type { getKept, noteKept } from '../../../src/contract/download-notes.ts'
import { ceilingOf } from '../content/ceiling.ts'
import { knownDevice } from '../device/device-cookie.ts'
import { userOf } from '../shared/require-user.ts'
import type { Shelf } from './device-downloads.repository.ts'
import { note, readNoted } from './device-downloads.usecases.ts'

const shelfOf = (asked: Asked<typeof getKept> | Asked<typeof noteKept>): Shelf | null => {
  const { account } = userOf(asked)
  const device = knownDevice(asked.request)
  return device === null ? null : { account, device }
}

export const keptHandlers: Pick<Handlers, 'getKept' | 'noteKept'> = {
  async getKept(asked) {
    const shelf = shelfOf(asked)
    if (!shelf) return { total: 0, entries: [] }
    const { lang, offset = 0 } = asked.input.query
    return asked.within(async (scope) => {
      const maxRating = await ceilingOf(scope, asked, undefined)
      return readNoted(scope, shelf, { lang, maxRating }, offset)
    })
  },
  async noteKept(asked) {
    const shelf = shelfOf(asked)
    if (shelf) await asked.within((scope) => note(scope, shelf, asked.input.body, asked.clock.now()))
  },
}
