/** Whatever the demo data are made from: what was prepared from other sources is not used. */
import { sourcesHash } from '../../../server/sources.mjs'
import { root } from './run.mjs'

const sources = [
  'server/seed',
  'server/tenants',
  'server/media/art',
  'server/db',
  'src/contract',
  'src/domain',
]

export const groundKey = async () => (await sourcesHash(root, sources, [])).slice(0, 16)
