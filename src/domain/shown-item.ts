/** The thing that a page is about, found in its answers: a detail's own, or the item that a composed page opens with. */
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

/** `ids` are the values of the address; a page about no item of them gives null. */
export const shownItem = (answer: unknown, ids: readonly string[]): Card | null => {
  const data = fieldOf(answer, 'data')
  const lead = listIn(fieldOf(listIn(answer, 'substructure')[0], 'data'), 'entries')[0]
  const article = fieldOf(fieldOf(data, 'customProperties'), 'article')
  for (const one of [answer, article, lead])
    if (is(Card, one) && ids.includes(one.id)) return parse(Card, one)
  return null
}
