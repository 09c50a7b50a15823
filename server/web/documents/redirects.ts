import type { Language } from '../../../src/contract/languages.ts'
import { keepLanguage } from '../../../src/domain/addresses/routing.ts'
import { errorStack } from '../../http/log.ts'
import type { CallApi, Log } from '../../context.ts'
import type { PageAddress } from './address.ts'

const isInside = (value: string) => /^\/(?![/\\])/.test(value)
/** A redirect leads to a path of ours or to an absolute address, never to `//host`. */
const isLocation = (value: unknown): value is string =>
  typeof value === 'string' && (isInside(value) || /^https?:\/\//.test(value))

interface RedirectOptions {
  tenantDefault: Language
  log: Log
}

export const redirectTargetOf = async (
  callApi: CallApi,
  { requestedPath, lang }: Pick<PageAddress, 'requestedPath' | 'lang'>,
  { tenantDefault, log }: RedirectOptions,
): Promise<string | null> => {
  try {
    const found = await callApi('lookUpRedirect', { query: { path: requestedPath } })
    const target = typeof found === 'object' && found && 'redirect' in found ? found.redirect : null
    if (!isLocation(target)) return null
    if (!isInside(target)) return target
    const location = keepLanguage(target, lang, tenantDefault)
    // A rule that names its own path would redirect in a circle.
    return location.split(/[?#]/)[0] === requestedPath ? null : location
  } catch (error) {
    log.warn({ reason: errorStack(error) }, 'the redirect look-up failed')
    return null
  }
}
