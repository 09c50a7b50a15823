/** The only code that reads Host, X-Forwarded-* or the origin of a request's address. */
import type { IncomingMessage } from 'node:http'
import type { TenantRequest } from '../context.ts'
import { type Settings, StartError } from '../start/settings.ts'
import { hostName, hostTable } from '../tenants/host-names.ts'
import type { Tenant } from '../tenants/tenant.ts'

export type TenantResolver = (request: IncomingMessage) => TenantRequest | null
type HostSettings = Pick<Settings, 'publicUrl' | 'trustProxy'>

const refuse = (host: string, owner: Tenant, other: Tenant): never => {
  throw new StartError(`The host ${host} belongs to two tenants: ${owner.name} and ${other.name}.`)
}

/** The only value of a header, or null: a repeated Host is an attempt to be two hosts at once. */
const single = ({ rawHeaders }: IncomingMessage, name: string) => {
  const values = rawHeaders.filter((_, at) => at % 2 === 1 && rawHeaders[at - 1]?.toLowerCase() === name)
  return values.length === 1 ? (values[0] ?? null) : null
}
const lastOf = (list: string | null) => list?.split(',').at(-1)?.trim() ?? null

export const createTenantResolver = (tenants: readonly Tenant[], settings: HostSettings): TenantResolver => {
  const address = settings.publicUrl ? new URL(settings.publicUrl) : null
  const table = hostTable(tenants, address?.hostname ?? null, refuse)
  const isPublic = (name: string) => name === address?.hostname || name.endsWith(`.${address?.hostname}`)

  const originOf = (request: IncomingMessage, authority: string, name: string) => {
    const forwarded = settings.trustProxy ? lastOf(single(request, 'x-forwarded-proto')) : null
    if (forwarded === 'https' || forwarded === 'http') return `${forwarded}://${authority.toLowerCase()}`
    if (address && isPublic(name)) return `${address.protocol}//${name}${address.port && `:${address.port}`}`
    return `http://${authority.toLowerCase()}`
  }

  return (request) => {
    // Origin form only: an absolute target may name another host than the Host line does.
    if (!request.url?.startsWith('/')) return null
    const host = single(request, 'host')
    const authority = host && ((settings.trustProxy && single(request, 'x-forwarded-host')) || host)
    const name = authority ? hostName(authority) : null
    const tenant = name ? table.get(name) : undefined
    if (!authority || !name || !tenant) return null
    const forwardedFor = settings.trustProxy ? lastOf(single(request, 'x-forwarded-for')) : null
    return {
      tenant,
      ip: forwardedFor ?? request.socket.remoteAddress ?? '',
      origin: originOf(request, authority, name),
    }
  }
}
