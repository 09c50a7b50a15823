import { useQuery } from '@tanstack/react-query'
import { structureQuery } from '../../api/content.ts'
import type { StructureNode } from '../../contract/structure.ts'
import type { Suggestion } from '../../features/search/RecentSearches.tsx'
import { CardShelf } from '../../features/structure/blocks/CardShelf.tsx'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { CategoryTile, CategoryTiles } from '../../ui/CategoryTiles.tsx'
import { Section } from '../../ui/Section.tsx'

const blocksOfType = (page: StructureNode | undefined, type: string) =>
  (page?.substructure ?? []).filter(({ data }) => data.customProperties['type'] === type)

export const useLandingPage = () =>
  useQuery(structureQuery(scopeOf(usePortal()), { name: 'search', id: null }))

const mostSuggested = 10
export const suggestionsOf = (page: StructureNode | undefined): Suggestion[] => {
  const names = blocksOfType(page, 'shelf')
    .toReversed()
    .flatMap(({ data }) =>
      data.entries.slice(0, mostSuggested).map(({ title, lang }) => ({ text: title, lang })),
    )
  return names
    .filter(({ text }, at) => names.findIndex((other) => other.text === text) === at)
    .slice(0, mostSuggested)
}

export const Popular = ({ page, limit }: { page: StructureNode | undefined; limit?: number }) =>
  blocksOfType(page, 'shelf')
    .slice(0, limit)
    .map(({ name, data }) => (
      <CardShelf key={name} title={data.title} label={data.title} cards={data.entries} />
    ))

export const categoriesOn = (page: StructureNode | undefined) => blocksOfType(page, 'banner')

export const Browse = ({ page }: { page: StructureNode | undefined }) => {
  const { t } = useTranslation()
  const categories = categoriesOn(page)
  if (categories.length === 0) return null
  return (
    <Section title={t('search.browse')}>
      <CategoryTiles label={t('search.browse')}>
        {categories.map(({ name, data }) => (
          <CategoryTile key={name} to={data.clickUrl} title={data.title} picture={data.picture} />
        ))}
      </CategoryTiles>
    </Section>
  )
}
