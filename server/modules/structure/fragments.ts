/** Fragments that belong to no page; found by their own name under any structure. CALL-STRUCT-03 to 08 */
import {
  articlesAtOnce,
  articlesBlock,
  articlesFragment,
  sectionStructure,
} from '../../../src/contract/article-lists.ts'
import { type StructureNode, forYouFragment } from '../../../src/contract/structure.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope } from '../../context.ts'
import { itemById } from '../content/content.repository.ts'
import { forYou } from './for-you.ts'
import { resolve } from './resolve.ts'
import { type PageQuery, blockByName, pageByName } from './structure.usecases.ts'
import type { EntryQuery, StoredNode } from './tree.ts'

interface FragmentQuery extends PageQuery {
  about: string | undefined
  account: string | null
}
type Fragment = (scope: Scope, query: FragmentQuery) => Promise<StructureNode>

const resolveAlone = (scope: Scope, query: FragmentQuery, node: StoredNode) =>
  resolve(node, {
    scope,
    view: query.view,
    now: query.now,
    id: query.about,
    within: 'all',
    item: null,
    own: query.own,
    paging: query.paging,
    mayReadAll: false,
  })

/** The articles of one section as its page lists them, else all. */
const articles: Fragment = (scope, query) => {
  const paging = { ...query.paging, limit: query.paging.limit ?? articlesAtOnce }
  if (query.about !== undefined)
    return blockByName(scope, { ...query, name: sectionStructure, paging }, articlesBlock)
  const entries: EntryQuery = { kinds: ['article'], sort: 'new' }
  return resolveAlone(
    scope,
    { ...query, paging },
    { name: articlesFragment, type: 'list', paged: true, entries },
  )
}

const details =
  (structure: string, kinds: readonly string[]): Fragment =>
  async (scope, query) => {
    const { about, view } = query
    const item = about === undefined ? null : await itemById(scope, about, kinds, view.maxRating)
    if (!item) throw new Refused('NOT_FOUND')
    return pageByName(scope, { ...query, name: structure, id: item.id })
  }

/** There are no teams yet, so the list is empty for everyone. */
const emptyList =
  (name: string): Fragment =>
  (scope, query) =>
    resolveAlone(scope, query, { name, type: 'list', paged: true })

const fragments: Record<string, Fragment> = {
  [articlesFragment]: articles,
  'get-article-details': details('articles-article', ['article']),
  'get-challenge-by-id': details('tournaments-details', ['challenge', 'tournament']),
  [forYouFragment]: (scope, { account, view }) => forYou(scope, account, view),
  'tournament-team-notifications': emptyList('tournament-team-notifications'),
  'tournament-pending-requests': emptyList('tournament-pending-requests'),
}

export const fragmentOf = (name: string): Fragment | undefined =>
  Object.hasOwn(fragments, name) ? fragments[name] : undefined
