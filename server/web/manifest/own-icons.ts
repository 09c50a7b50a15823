/** Icons that an operator drew: `icons/<tenant>/192.png` and so on, in the folder of the tenants. Read once, at start. */
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { errorReason } from '../../start/error-reason.ts'
import { StartError } from '../../start/settings.ts'
import { type StoredFile, etagOf } from '../built-files.ts'
import { iconAddresses } from '../manifest-addresses.ts'

const addresses: ReadonlySet<string> = new Set(Object.values(iconAddresses))

const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).then(
    (names) => names.filter((name) => !name.startsWith('.')).toSorted(),
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw new StartError(`The folder of the icons ${folder} cannot be read: ${errorReason(error)}.`)
    },
  )

/** Why these bytes cannot be the icon of that name; null where they can. */
const faultOf = async (name: string, bytes: Uint8Array): Promise<string | null> => {
  if (!addresses.has(`/icons/${name}`))
    return `there is no such icon, only ${[...addresses].map((address) => address.slice(7)).join(', ')}`
  if (name.endsWith('.svg'))
    return /<svg[\s>]/.test(new TextDecoder().decode(bytes)) ? null : 'it is not an SVG picture'
  const side = Number(/(\d+)\.png$/.exec(name)?.[1])
  const { format, width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ format: null, width: 0, height: 0 }))
  if (format !== 'png') return 'it is not a PNG picture'
  return width === side && height === side
    ? null
    : `it has ${width} x ${height} pixels and needs ${side} x ${side}`
}

const readIcon = async (path: string, name: string): Promise<StoredFile> => {
  const body = await readFile(path).then(
    (bytes) => new Uint8Array(bytes),
    (error: unknown) => {
      throw new StartError(`The icon ${path} cannot be read: ${errorReason(error)}.`)
    },
  )
  const fault = await faultOf(name, body)
  if (fault) throw new StartError(`The icon ${path} cannot be used: ${fault}.`)
  const type = name.endsWith('.svg') ? 'image/svg+xml' : 'image/png'
  return { type, body, brotli: null, etag: etagOf(body) }
}

/** By tenant and address, as in `nour /icons/192.png`. */
export const readOwnIcons = async (tenantsFolder: string): Promise<ReadonlyMap<string, StoredFile>> => {
  const icons = new Map<string, StoredFile>()
  const root = join(tenantsFolder, 'icons')
  for (const tenant of await namesIn(root))
    for (const name of await namesIn(join(root, tenant)))
      icons.set(`${tenant} /icons/${name}`, await readIcon(join(root, tenant, name), name))
  return icons
}
