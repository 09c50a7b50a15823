/** Refuses a client secret for an unknown tenant, which would otherwise show only at a login. */
import { StartError } from '../start/settings.ts'
import type { Tenant } from '../tenants/tenant.ts'

export const checkSecrets = (tenants: readonly Tenant[], given: ReadonlyMap<string, string>): void => {
  const takes = tenants.flatMap(({ name, identity }) => (identity.issuer === null ? [] : [name]))
  for (const name of given.keys())
    if (!takes.includes(name))
      throw new StartError(
        `The setting IDENTITY_SECRETS names ${name}, which is no tenant with an identity provider of its own.`,
      )
}
