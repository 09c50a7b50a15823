/** Tournaments and challenges. */
import { cups } from '../words/cups.ts'
import { texts } from '../words/six.ts'
import type { Maker } from './maker.ts'

export const makeCups = (maker: Maker) => {
  cups.forEach((row, at) => {
    maker.add({
      kind: row.kind,
      key: row.key,
      lang: 'en',
      title: texts(row.title),
      subTitle: texts(row.about),
      description: texts(row.about),
      popularity: 700 - at * 20,
      age: Math.max(0, -row.day),
      data: {
        category: row.state,
        ...(row.state === 'live' ? { live: true } : {}),
        facts: { state: row.state, starts: maker.daysAgo(-row.day), ends: maker.daysAgo(-row.day - 7) },
      },
    })
  })
}
