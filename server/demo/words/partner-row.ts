import type { Motif } from '../art/objects.ts'
import type { ShopCategory } from './shop.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'

export interface PartnerRow {
  name: string
  /** What its picture and those of its vouchers show. */
  motif: Motif
  category: ShopCategory
  /** Per cent off on its vouchers. */
  off: readonly number[]
  site: string
  places: readonly string[]
  /** The voucher is also valid online. */
  online?: boolean
  about: Six
}
