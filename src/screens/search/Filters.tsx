import type { Found } from '../../contract/search.ts'
import type { SearchGroup } from '../../contract/search-groups.ts'
import { isGroup } from '../../domain/search/groups.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { ChipTabs } from '../../ui/ChipTabs.tsx'

interface FiltersProps {
  found: Found
  group: SearchGroup | null
  onChoose: (group: SearchGroup | null) => void
  availability: { isOnly: boolean; toggle: () => void } | null
}

const all = 'all'
const offlineId = 'here'

export const Filters = ({ found, group, onChoose, availability }: FiltersProps) => {
  const { t } = useTranslation()
  const formats = useFormats()
  // A chosen filter stays visible where another text has no result of that kind.
  const isMissing = group !== null && !found.groups.some((shownGroup) => shownGroup.group === group)
  const groups = [...found.groups, ...(isMissing ? [{ group, total: 0 }] : [])]
  return (
    <ChipTabs
      label={t('search.kinds')}
      tabs={[
        ...(availability ? [{ id: offlineId, label: t('search.available') }] : []),
        { id: all, label: t('search.all'), count: formats.number(found.total) },
        ...groups.map(({ group: id, total }) => ({
          id,
          label: t(`search.group.${id}`),
          count: formats.number(total),
        })),
      ]}
      current={[group ?? all, ...(availability?.isOnly ? [offlineId] : [])]}
      onChoose={(id) =>
        availability && id === offlineId ? availability.toggle() : onChoose(isGroup(id) ? id : null)
      }
    />
  )
}
