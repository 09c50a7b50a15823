/** Pages that every portal has. They answer where the store has none of that name. */
import type { StoredNode } from '../tree.ts'
import { aboutPage, plansPage } from './about.ts'
import { accountPages } from './account.ts'
import { helpPages } from './help.ts'
import { imprintWithoutPublisher } from './imprint.ts'
import { notificationPages } from './notifications.ts'
import { privacy } from './privacy.ts'
import { searchPage } from './search.ts'
import { homeAndSections } from './sections.ts'
import { terms } from './terms.ts'

const pages: readonly StoredNode[] = [
  ...homeAndSections,
  ...accountPages,
  ...notificationPages,
  plansPage,
  searchPage,
  aboutPage,
  ...helpPages,
  terms,
  privacy,
  imprintWithoutPublisher,
]

export const defaultStructures: ReadonlyMap<string, StoredNode> = new Map(
  pages.map((page) => [page.name, page]),
)
