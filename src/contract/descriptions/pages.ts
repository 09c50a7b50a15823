import { configurationStructure } from '../freshness.ts'
import type { CallDescriptions } from './description.ts'
import { articleCard, english, page, shelf } from './examples.ts'

export const pageCalls = {
  getStructure: {
    area: 'Pages',
    summary: `Answers a page of the tenant as a tree of blocks; \`${configurationStructure}\` holds its settings.`,
    without: 'Every composed page: home, sections and lists show ‘Page not found’.',
    isMandatory: true,
    errors: ['NOT_FOUND'],
    example: { params: { name: 'home' }, query: english, answer: page },
  },
  getFragment: {
    area: 'Pages',
    summary: 'Answers a part of a page that is personal, or that continues a list.',
    without: 'The personal shelves of home, the full text of premium articles and further articles.',
    errors: ['NOT_FOUND'],
    example: { params: { name: 'home', id: 'for-you' }, query: english, answer: [shelf] },
  },
  countRead: {
    area: 'Articles',
    summary: 'Counts that an article was opened, and answers how often that has happened.',
    without: 'The number of readers.',
    errors: ['NOT_FOUND'],
    example: {
      query: { id: articleCard.id, category: 'culture' },
      answer: { id: articleCard.id, category: 'culture', reads: 412 },
    },
  },
  searchItems: {
    area: 'Search',
    summary: 'Finds items by the beginnings of their words, in groups of kinds.',
    without: 'Search; only what this device knows is found.',
    example: {
      query: { q: 'city', lang: 'en' },
      answer: {
        total: 1,
        best: articleCard,
        groups: [{ group: 'articles', total: 1, entries: [] }],
        isNear: false,
      },
    },
  },
} satisfies Partial<CallDescriptions>
