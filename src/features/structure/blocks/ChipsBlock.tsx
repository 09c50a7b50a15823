import { useConfiguredLinks } from '../../../state/navigation/use-configured-links.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { addressOf } from '../../../domain/addresses/addresses.ts'
import { Chips } from '../../../ui/Chips.tsx'
import type { BlockProps } from './block.ts'

export const ChipsBlock = ({ block }: BlockProps) => {
  const { t } = useTranslation()
  const resolveLink = useConfiguredLinks()
  const chips = [
    ...block.substructure.map(({ data }) => ({
      to: resolveLink(data.clickUrl),
      label: data.title,
      current: data.customProperties['current'] === true,
    })),
    ...block.data.entries.map((card) => ({ to: addressOf(card), label: card.title })),
  ].filter(({ to, label }) => to !== '' && label !== '')
  if (chips.length === 0) return null
  return (
    <Chips
      chips={chips}
      label={block.data.title || t('structure.chips')}
      onPhone={block.data.customProperties['onPhone'] === true}
    />
  )
}
