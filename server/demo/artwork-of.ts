import { StartError } from '../start/settings.ts'
import type { Tenant } from '../tenants/tenant.ts'
import { type Artwork, artworkNamed, artworks } from './art/palettes.ts'

/** Any string is right for the server; only the demo draws with it. */
export const artworkOf = ({ name, artwork }: Pick<Tenant, 'name' | 'artwork'>): Artwork => {
  const known = artworkNamed(artwork)
  if (known) return known
  throw new StartError(
    `Tenant file ${name}.json: field "artwork" is wrong (the demo draws ${artworks.join(', ')}; it is '${String(artwork)}').`,
  )
}
