/** `Nour.Localhost:4000` is nour.localhost. Null for what is no host name, also with a dot at its end. */
export const hostName = (authority: string): string | null => {
  const match = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]*[a-z0-9_-])(?::\d{1,5})?$/.exec(authority.toLowerCase())
  return match?.[1] ?? null
}

interface Named {
  name: string
  hosts: readonly string[]
  isFirst: boolean
}

const loopback = ['localhost', '127.0.0.1', '[::1]']
const localName = /\.localhost$/

/** `nour` and `nour.localhost` are the same name, also below PUBLIC_URL; a full name stands for itself. */
export const namesAt = (host: string, publicHost: string | null) => {
  const name = host.toLowerCase()
  const label = name.replace(localName, '')
  if (label.includes('.')) return [name]
  return [`${label}.localhost`, ...(publicHost ? [`${label}.${publicHost}`] : [])]
}
const ownNames = ({ name, isFirst }: Named, publicHost: string | null) => [
  ...namesAt(name, publicHost),
  ...(isFirst ? [...loopback, ...(publicHost ? [publicHost] : [])] : []),
]

/** Host name to tenant. Own names come first, so that the tenant that lists another one's name is refused. */
export const hostTable = <T extends Named>(
  tenants: readonly T[],
  publicHost: string | null,
  refuse: (host: string, owner: T, other: T) => never,
): ReadonlyMap<string, T> => {
  const table = new Map<string, T>()
  const assign = (tenant: T, names: readonly string[]) => {
    for (const name of names) {
      const owner = table.get(name) ?? tenant
      if (owner !== tenant) refuse(name, owner, tenant)
      table.set(name, tenant)
    }
  }
  for (const tenant of tenants) assign(tenant, ownNames(tenant, publicHost))
  for (const tenant of tenants)
    assign(
      tenant,
      tenant.hosts.flatMap((host) => namesAt(host, publicHost)),
    )
  return table
}
