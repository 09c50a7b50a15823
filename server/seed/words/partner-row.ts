import type { Motif } from '../../media/art/objects.ts'
import type { ShopCategory } from './shop.ts'
import type { Six } from './six.ts'

export interface PartnerRow {
  name: string
  /** What its picture and those of its vouchers show. */
  motif: Motif
  category: ShopCategory
  /** Per cent off on its vouchers. */
  off: readonly number[]
  site: string
  places: readonly string[]
  /** A voucher holds over the line as well. */
  online?: boolean
  about: Six
}
