import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import * as v from 'valibot'
import { downloadDataExport } from '../../../src/contract/account-data.ts'
import { Refused } from '../../api/refused.ts'
import type { Handlers } from '../../context.ts'
import { requireUser } from '../shared/require-user.ts'
import { countRows, readContent } from './data-export.repository.ts'
import { exportState, requestExport } from './data-export.usecases.ts'

const unpack = promisify(gunzip)

export const dataExportHandlers: Pick<
  Handlers,
  'countAccountData' | 'getDataExport' | 'requestDataExport' | 'downloadDataExport'
> = {
  countAccountData(context) {
    const { account } = requireUser(context)
    return context.within((scope) => countRows(scope, account))
  },

  getDataExport(context) {
    const { account } = requireUser(context)
    return context.within((scope) => exportState(scope, account, context.clock.now()))
  },

  async requestDataExport(context) {
    const { account } = requireUser(context)
    const { lang } = context.input.body
    const requested = await context.within((scope) =>
      requestExport(scope, { account, lang, now: context.clock.now() }),
    )
    if (!requested) throw new Refused('UNAUTHORIZED')
    return requested.kind === 'tooSoon'
      ? { refused: 'EXPORT_TOO_SOON', details: { nextFrom: requested.nextFrom } }
      : { refused: null, status: 200, body: requested.state }
  },

  async downloadDataExport(context) {
    const { account } = requireUser(context)
    const content = await context.within((scope) => readContent(scope, account, context.clock.now()))
    if (!content) throw new Refused('NOT_FOUND')
    const text = (await unpack(content)).toString()
    return v.parse(downloadDataExport.answer, JSON.parse(text))
  },
}
