/** Pages of one offer: its own text comes with the item, the blocks below are composed here. */
import { marketplaceLinks } from '../../../src/domain/addresses/marketplace-addresses.ts'
import { sectionPath } from '../../../src/domain/sections.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { page, shelf, pagedList } from '../../modules/structure/defaults/blocks.ts'
import { headings } from '../../modules/structure/defaults/headings.ts'

export const subjectPage = (
  name: string,
  title: Six,
  kinds: string[],
  ...blocks: StoredNode[]
): StoredNode => ({
  ...page(name, title, ...blocks),
  about: kinds,
})

const offers: Record<'voucher' | 'app' | 'service', Six> = {
  voucher: headings.offers,
  app: headings.apps,
  service: headings.services,
}
type Offered = keyof typeof offers

/** A partner with all it offers, `first` of it first; depending on where the visitor comes from. */
export const partnerPage = (name: string, first: Offered): StoredNode => {
  const names: Offered[] = ['voucher', 'app', 'service']
  const inOrder = [first, ...names.filter((role) => role !== first)]
  return subjectPage(
    name,
    headings.partners,
    ['partner'],
    ...inOrder.map((role) => pagedList(`${role}s`, offers[role], { of: '{self}', role })),
    shelf(
      'more',
      headings.morePartners,
      { kinds: ['partner'], category: '{category}' },
      marketplaceLinks.category('all'),
    ),
  )
}

export const otherVouchers = shelf(
  'more',
  headings.more,
  { kinds: ['voucher'], category: '{category}' },
  sectionPath('vouchers'),
)
