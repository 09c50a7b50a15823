/** Whatever the demo data are made from: what was prepared from other sources is not used. */
import { sourcesHash } from '../../../server/sources.mjs'
import { root } from './run.mjs'

const sources = [
  'server/demo',
  'server/modules/structure/defaults',
  'server/tenants',
  'server/media/images',
  'server/db',
  'src/contract',
  'src/domain',
]

export const demoDataKey = async () => (await sourcesHash(root, sources, [])).slice(0, 16)

/** All sources from which pictures, audio and videos are generated. */
export const mediaKey = async () => {
  const hash = await sourcesHash(root, ['server/media', 'server/demo', 'src/domain'], ['package-lock.json'])
  return hash.slice(0, 16)
}
