/** The empty field's page, as the tenant composed it: doors to what there is, and what is popular. */
import { useQuery } from '@tanstack/react-query'
import { structureQuery } from '../../api/content.ts'
import type { StructureNode } from '../../contract/structure.ts'
import { CardShelf } from '../../features/structure/CardShelf.tsx'
import { scopeOf, usePortal } from '../../state/portal.tsx'
import { useTranslation } from '../../state/words.tsx'
import { Door, Doors } from '../../ui/Doors.tsx'
import { Section } from '../../ui/Section.tsx'

const typed = (page: StructureNode | undefined, type: string) =>
  (page?.substructure ?? []).filter(({ data }) => data.customProperties['type'] === type)

export const useLandingPage = () =>
  useQuery(structureQuery(scopeOf(usePortal()), { name: 'search', id: null }))

const mostSuggested = 10
/** Names to begin with: those that the tenant put last on the page first, then the other shelves'. */
export const suggestionsOf = (page: StructureNode | undefined): string[] => {
  const names = typed(page, 'shelf')
    .toReversed()
    .flatMap(({ data }) => data.entries.slice(0, mostSuggested).map(({ title }) => title))
  return [...new Set(names)].slice(0, mostSuggested)
}

export const Popular = ({ page, most }: { page: StructureNode | undefined; most?: number }) =>
  typed(page, 'shelf')
    .slice(0, most)
    .map(({ name, data }) => (
      <CardShelf key={name} title={data.title} label={data.title} cards={data.entries} />
    ))

export const Browse = ({ page }: { page: StructureNode | undefined }) => {
  const { t } = useTranslation()
  const doors = typed(page, 'banner')
  if (doors.length === 0) return null
  return (
    <Section title={t('search.browse')}>
      <Doors label={t('search.browse')}>
        {doors.map(({ name, data }) => (
          <Door key={name} to={data.clickUrl} title={data.title} picture={data.picture} />
        ))}
      </Doors>
    </Section>
  )
}
