/** Opens nothing: tries from a known browser are counted apart, so a stranger's guesses do not lock its owner out. */
import { createHmac, timingSafeEqual } from 'node:crypto'
import { readCookie } from '../../src/lib/cookie.ts'
import type { Ids } from '../context.ts'
import { hashOf } from '../modules/session/refresh-token.ts'

interface DeviceAccount {
  tenant: string
  uuid: string
}
export interface KnownDevices {
  /** The `set-cookie` of a successful login; a known device keeps its id. */
  remember(account: DeviceAccount, cookies: string): string
  read(account: DeviceAccount, cookies: string): string | null
}

const maxAge = 400 * 24 * 60 * 60
const nameOf = ({ uuid }: DeviceAccount) => `__Secure-known.${hashOf(uuid).slice(0, 16)}`

export const createKnownDevices = (key: string, ids: Pick<Ids, 'secret'>): KnownDevices => {
  const sign = ({ tenant, uuid }: DeviceAccount, device: string) =>
    createHmac('sha256', key).update(['known-device', tenant, uuid, device].join('\n')).digest('base64url')

  const read: KnownDevices['read'] = (account, cookies) => {
    const [device = '', signature = ''] = readCookie(cookies, nameOf(account))?.split('.') ?? []
    const [given, wanted] = [Buffer.from(signature), Buffer.from(sign(account, device))]
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? device : null
  }
  return {
    read,
    remember(account, cookies) {
      const device = read(account, cookies) ?? ids.secret(12)
      const value = `${device}.${sign(account, device)}`
      return `${nameOf(account)}=${value}; Path=/oidc/interaction; Max-Age=${maxAge}; HttpOnly; Secure; SameSite=Strict`
    },
  }
}
