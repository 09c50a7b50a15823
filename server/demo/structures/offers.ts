/** Pages of one thing on offer: its own words come with it, what follows is composed here. */
import { marketLinks } from '../../../src/domain/addresses/marketplace-addresses.ts'
import { roomPath } from '../../../src/domain/sections.ts'
import type { StoredNode } from '../../modules/structure/tree.ts'
import type { Six } from '../../modules/structure/defaults/six-languages.ts'
import { page, shelf, whole } from '../../modules/structure/defaults/blocks.ts'
import { say } from '../../modules/structure/defaults/headings.ts'

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
  voucher: say.offers,
  app: say.apps,
  service: say.services,
}
type Offered = keyof typeof offers

/** A partner with all it offers, `first` of it first; where somebody comes from decides. */
export const partnerPage = (name: string, first: Offered): StoredNode => {
  const names: Offered[] = ['voucher', 'app', 'service']
  const inOrder = [first, ...names.filter((role) => role !== first)]
  return subjectPage(
    name,
    say.partners,
    ['partner'],
    ...inOrder.map((role) => whole(`${role}s`, offers[role], { of: '{self}', role })),
    shelf(
      'more',
      say.morePartners,
      { kinds: ['partner'], category: '{category}' },
      marketLinks.category('all'),
    ),
  )
}

export const otherVouchers = shelf(
  'more',
  say.more,
  { kinds: ['voucher'], category: '{category}' },
  roomPath('vouchers'),
)
