import { describe, expect, it } from 'vitest'
import { sectionWords, findSections } from './find-sections.ts'

const section = (to: string, ...own: string[]) => ({ to, titles: [...own, ...sectionWords(to).english] })
const sections = [
  section('/podcast/list', 'بودكاست'),
  section('/audiobook/list', 'كتب صوتية', 'Hörbücher', 'Livres audio'),
  section('/games/list', 'العب', 'ألعاب'),
  section('/read', 'Récits', 'مقالات'),
  section('/main/garden', 'Garden'),
]
const found = (text: string) => findSections(text, sections).map(({ to }) => to)

describe('a section is found', () => {
  it.each([
    ['its name', 'podcasts', '/podcast/list'],
    ['one of it', 'Podcast', '/podcast/list'],
    ['its first letters', 'pod', '/podcast/list'],
    ['English on any page', 'audiobook', '/audiobook/list'],
    ['the word for what is in it', 'games', '/games/list'],
    ['Arabic with another alef', 'العاب', '/games/list'],
    ['Arabic with its article', 'البودكاست', '/podcast/list'],
    ['an accent too few', 'recits', '/read'],
    ['an umlaut as two letters', 'hoerbuecher', '/audiobook/list'],
    ['two words, the last not whole', 'livres aud', '/audiobook/list'],
    ['more of it than its name says', 'gardens', '/main/garden'],
  ])('by %s', (_, text, to) => {
    expect(found(text)).toEqual([to])
  })
  it.each(['', 'po', 'city podcast', 'playground', 'bread', 'لا'])('and not by %j', (text) => {
    expect(found(text)).toEqual([])
  })
})
