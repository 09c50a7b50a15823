/** `avatar_list` of the configuration: what a person may choose as their picture. CONFIG-03 */
import * as v from 'valibot'
import { safeAddress } from '../lib/safe-address.ts'

export const avatarsNode = 'avatar_list'

/** Drawn by the page itself; the words of each are `profile.avatar.<name>`. */
const drawn = ['arch', 'moon', 'palm', 'lamp', 'star', 'boat', 'kite', 'bird'] as const
type DrawnAvatar = (typeof drawn)[number]
export const isDrawnAvatar = (name: string): name is DrawnAvatar => drawn.some((known) => known === name)

const Row = v.object({
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(80)),
  name: v.pipe(v.string(), v.maxLength(80)),
  title: v.optional(v.record(v.string(), v.string())),
  imageUrl: v.optional(v.string()),
})

export interface Avatar {
  id: string
  name: string
  title: Readonly<Record<string, string>>
  imageUrl: string | null
}

/** Rows that do not fit, or have nothing to show, are skipped. */
export const avatarsOf = (list: unknown): Avatar[] =>
  (Array.isArray(list) ? list : []).flatMap((one) => {
    const row = v.safeParse(Row, one)
    if (!row.success) return []
    const { id, name, title = {}, imageUrl } = row.output
    const picture = imageUrl === undefined ? null : safeAddress(imageUrl)
    return picture !== null || isDrawnAvatar(name) ? [{ id, name, title, imageUrl: picture }] : []
  })
