import { kindOf } from '../../../src/contract/kinds.ts'
import type { Rating } from '../../../src/contract/ratings.ts'
import { Refused } from '../../api/refused.ts'
import type { Scope, Viewer } from '../../context.ts'
import type { Tenant } from '../../tenants/tenant.ts'
import { isAboveCeiling, kindOfItem } from '../shared/item-kind.ts'
import { saveVote, votesOf, type Vote } from './ratings.repository.ts'

interface Voter {
  tenant: Tenant
  viewer: Viewer
}

export const readRating = async (scope: Scope, voter: Voter, articleId: string): Promise<Rating> => {
  if (await isAboveCeiling(scope, voter, articleId))
    return { articleId, score: null, average: null, count: 0 }
  const { own, average, count } = await votesOf(scope, voter.viewer.account, articleId)
  return { articleId, score: own, average, count }
}

interface NewRating extends Omit<Vote, 'account'>, Voter {
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
  return readRating(scope, { tenant, viewer }, vote.item)
}
