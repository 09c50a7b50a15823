/** The item that a page is about: a detail's own answer, or the item with which a composed page opens. */
import { is, parse } from 'valibot'
import { Card } from '../contract/content.ts'

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null
    ? (Object.entries(value).find(([key]) => key === name)?.[1] as unknown)
    : undefined
const listIn = (value: unknown, name: string): readonly unknown[] => {
  const found = fieldOf(value, name)
  return Array.isArray(found) ? found : []
}

/** `ids` are the values of the address; null where the page is about none of them. */
export const shownItem = (answer: unknown, ids: readonly string[]): Card | null => {
  const data = fieldOf(answer, 'data')
  const firstEntry = listIn(fieldOf(listIn(answer, 'substructure')[0], 'data'), 'entries')[0]
  const article = fieldOf(fieldOf(data, 'customProperties'), 'article')
  for (const candidate of [answer, article, firstEntry])
    if (is(Card, candidate) && ids.includes(candidate.id)) return parse(Card, candidate)
  return null
}
