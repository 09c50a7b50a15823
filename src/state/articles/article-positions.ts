import { safeParse } from 'valibot'
import { proxy } from 'valtio'
import { databases } from '../../contract/storage-names.ts'
import { ArticlePosition } from '../../contract/article-records.ts'
import { openUserRecords } from '../storage/user-records.ts'

const maxStored = 50

export const articlePositionChanges = proxy({ times: 0 })

const parse = (value: unknown) => {
  const parsed = safeParse(ArticlePosition, value)
  return parsed.success ? parsed.output : null
}

const rowsOf = openUserRecords(databases.articlePositions, parse)

export const listArticlePositions = async (tenant: string): Promise<ArticlePosition[]> =>
  (await rowsOf(tenant).list()).sort((a, b) => b.at - a.at)

export const findArticlePosition = async (tenant: string, id: string): Promise<ArticlePosition | null> =>
  (await listArticlePositions(tenant)).find(({ card }) => card.id === id) ?? null

export const saveArticlePosition = async (tenant: string, position: ArticlePosition): Promise<void> => {
  const rows = rowsOf(tenant)
  await rows.put(position.card.id, position)
  const outdated = (await listArticlePositions(tenant)).slice(maxStored)
  if (outdated.length > 0) await rows.remove(...outdated.map(({ card }) => card.id))
  articlePositionChanges.times++
}

export const removeArticlePosition = async (tenant: string, ...ids: string[]): Promise<void> => {
  await rowsOf(tenant).remove(...ids)
  articlePositionChanges.times++
}
