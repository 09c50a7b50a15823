import { namesAt } from './host-names.ts'
import type { Tenant } from './tenant.ts'

/** Where visitors find a tenant's portal. It follows from the settings alone, never from a request: letters carry it. */
export const portalAddress = (
  { name, isFirst, hosts }: Pick<Tenant, 'name' | 'isFirst' | 'hosts'>,
  { publicUrl, port }: { publicUrl: string; port: number },
): string => {
  const [host = name] = hosts
  if (!publicUrl) return `http://${namesAt(host, null)[0] ?? host}:${port}`
  const url = new URL(publicUrl)
  if (isFirst) return url.origin
  return `${url.protocol}//${namesAt(host, url.hostname).at(-1) ?? host}${url.port && `:${url.port}`}`
}
