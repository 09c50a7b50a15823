/** CALL-DEVICE-01. The id lives in a cookie of this host that no script reads; it identifies devices, not people. */
import { cookieText } from '../../../src/lib/cookie.ts'
import type { CallContext, Handlers } from '../../context.ts'
import type { getDevice } from '../../../src/contract/shell.ts'
import { attributesOf } from './device-attributes.ts'
import { deviceCookie, knownDevice } from './device-cookie.ts'
import { saveDevice } from './device.repository.ts'

const setDeviceCookie = ({ origin, setHeader }: CallContext<typeof getDevice>, id: string) =>
  setHeader(
    'set-cookie',
    `${cookieText({ ...deviceCookie, secure: origin.startsWith('https:') }, id)}; httponly`,
  )

export const deviceHandlers: Pick<Handlers, 'getDevice'> = {
  async getDevice(context) {
    const { request, ids, clock, within, setHeader } = context
    const known = knownDevice(request)
    const device = {
      id: known ?? `dev_${ids.secret(16)}`,
      deviceAttributes: attributesOf(request.headers.get('user-agent') ?? ''),
    }
    // The answer is this device's alone.
    setHeader('cache-control', 'private, no-store')
    setDeviceCookie(context, device.id)
    // Only a device that returns is stored, so robots without cookies leave no row.
    if (known) await within((scope) => saveDevice(scope, device, clock.now()))
    return device
  },
}
