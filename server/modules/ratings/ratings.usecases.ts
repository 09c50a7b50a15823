import { kindOf } from '../../../src/contract/kinds.ts'
import type { Rating } from '../../../src/contract/ratings.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { kindOfItem } from '../shared/item-kind.ts'
import { saveVote, votesOf, type Vote } from './ratings.repository.ts'

export const readRating = async (scope: Scope, account: string, articleId: string): Promise<Rating> => {
  const { own, average, count } = await votesOf(scope, account, articleId)
  return { articleId, score: own, average, count }
}

interface NewRating extends Omit<Vote, 'account'> {
  tenant: Tenant
  viewer: Viewer
  contentType: string
}

export const saveRating = async (
  scope: Scope,
  { tenant, viewer, contentType, ...rating }: NewRating,
): Promise<Rating> => {
  const vote = { ...rating, account: viewer.account }
  const kind = await kindOfItem(scope, { tenant, viewer }, vote.item)
  if (!kind || kindOf(kind).contentType !== contentType) throw new Refused('NOT_FOUND')
  await saveVote(scope, vote)
  return readRating(scope, vote.account, vote.item)
}
