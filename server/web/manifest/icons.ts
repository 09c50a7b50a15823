/** The tenant's icons, drawn from its mark once and cached in memory: each has a few kilobytes. */
import sharp from 'sharp'
import type { Tenant } from '../../tenants/tenant.ts'
import { type StoredFile, etagOf } from '../built-files.ts'
import { iconAddresses } from '../manifest-addresses.ts'

interface IconVariant {
  size: number
  /** Part of the side that the mark takes; a maskable icon may be cut to its inner four fifths. */
  share: number
  background: 'page' | 'none'
  oneColour?: boolean
}
const iconVariants: Readonly<Record<string, IconVariant>> = {
  [iconAddresses.small]: { size: 32, share: 0.9, background: 'none' },
  [iconAddresses.apple]: { size: 180, share: 0.62, background: 'page' },
  [iconAddresses.medium]: { size: 192, share: 0.84, background: 'none' },
  [iconAddresses.large]: { size: 512, share: 0.84, background: 'none' },
  [iconAddresses.maskable]: { size: 512, share: 0.5, background: 'page' },
  [iconAddresses.monochrome]: { size: 512, share: 0.7, background: 'none', oneColour: true },
}

const coloursOf = ({ tokens, colors }: Tenant) => {
  const theme = colors.default.isDark ? tokens.dark : tokens.light
  return {
    accent: theme['--accent'] ?? '#000000',
    on: theme['--on'] ?? '#ffffff',
    warm: theme['--warm'] ?? '#000000',
    page: theme['--bg'] ?? '#ffffff',
  }
}
interface Fills {
  accent: string
  on: string
  warm: string
}
const blendOf = ({ accent, warm }: Fills) =>
  `<linearGradient id="blend" x2="0.4" y2="1"><stop stop-color="${accent}"/><stop offset="1" stop-color="${warm}"/></linearGradient>`

const isTile = ({ mark }: Pick<Tenant, 'mark'>) => mark.paths.some(({ fill }) => fill === 'on')

/** In one colour the parts on top of the accent become holes, or only a filled square would be visible. */
const shapesOf = ({ mark }: Tenant, fills: Fills, oneColour: boolean) => {
  const parts =
    oneColour && isTile({ mark })
      ? mark.paths.filter(({ fill }) => fill === 'on').map((part) => ({ ...part, fill: 'accent' as const }))
      : mark.paths
  const paints = { ...fills, blend: 'url(#blend)' }
  return parts
    .map(({ d, fill, rule }) => `<path d="${d}" fill="${paints[fill]}" fill-rule="${rule ?? 'nonzero'}"/>`)
    .join('')
}

const markSvg = (tenant: Tenant, fills: Fills, oneColour = false) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${tenant.mark.viewBox}">${blendOf(fills)}${shapesOf(tenant, fills, oneColour)}</svg>`

const fileOf = (type: string, body: Uint8Array<ArrayBuffer>): StoredFile => ({
  type,
  body,
  brotli: null,
  etag: etagOf(body),
})

const draw = async (
  tenant: Tenant,
  { size, share, background: backgroundKind, oneColour }: IconVariant,
): Promise<StoredFile> => {
  const { page, ...own } = coloursOf(tenant)
  // A mark that is a tile fills the whole icon; any other is on the page's colour.
  const fill = isTile(tenant) ? own.accent : page
  const fills = oneColour ? { accent: '#ffffff', on: '#ffffff', warm: '#ffffff' } : own
  const inner = Math.round(size * share)
  const mark = await sharp(Buffer.from(markSvg(tenant, fills, oneColour)), { density: 2400 })
    .resize(inner, inner, { fit: 'contain', background: '#00000000' })
    .png()
    .toBuffer()
  const background = backgroundKind === 'page' ? fill : '#00000000'
  const picture = sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark }])
    .png({ compressionLevel: 9, palette: size > 64 })
  return fileOf('image/png', new Uint8Array(await picture.toBuffer()))
}

const vector = (tenant: Tenant) =>
  fileOf('image/svg+xml', new TextEncoder().encode(markSvg(tenant, coloursOf(tenant))))

/** An operator's own icons replace those that would be drawn. */
export const createIcons = (ownIcons: ReadonlyMap<string, StoredFile>) => {
  const drawn = new Map<string, Promise<StoredFile>>()
  return {
    /** Null where there is no such icon. */
    get(tenant: Tenant, requested: string): Promise<StoredFile> | null {
      const address = requested === '/favicon.ico' ? iconAddresses.small : requested
      const key = `${tenant.name} ${address}`
      const own = ownIcons.get(key)
      if (own) return Promise.resolve(own)
      if (address === iconAddresses.mark) return Promise.resolve(vector(tenant))
      const variant = iconVariants[address]
      if (!variant) return null
      const cached = drawn.get(key) ?? draw(tenant, variant)
      drawn.set(key, cached)
      return cached
    },
  }
}
