import type { Card } from '../../contract/content.ts'

interface Year {
  year: number | null
  cards: Card[]
}

export const groupByYear = (releases: readonly Card[]): Year[] => {
  const years = new Map<number | null, Card[]>()
  for (const card of releases) {
    const year = card.year ?? null
    years.set(year, [...(years.get(year) ?? []), card])
  }
  return [...years]
    .map(([year, cards]) => ({ year, cards }))
    .sort((a, b) => (b.year ?? -Infinity) - (a.year ?? -Infinity))
}

export const groupByForm = (releases: readonly Card[]) => ({
  albums: releases.filter(({ release }) => release === undefined),
  short: releases.filter(({ release }) => release !== undefined),
})
