import { useTranslation } from '../../../state/words/translation.tsx'
import type { StructureNode } from '../../../contract/structure.ts'

export const useSeeAll = (block: StructureNode) => {
  const { t } = useTranslation()
  const to = block.data.clickUrl
  return to ? { to, label: t('structure.seeAll') } : undefined
}
