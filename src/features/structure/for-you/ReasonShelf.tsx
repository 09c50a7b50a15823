import { isKind, kindOf } from '../../../contract/kinds.ts'
import type { StructureNode } from '../../../contract/structure.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { Text } from '../../../ui/Text.tsx'
import { CardShelf } from '../blocks/CardShelf.tsx'

const reasonByAction = { play: 'heard', watch: 'watched', read: 'read' } as const
const reasonOf = ({ reason, kind }: Record<string, unknown>) => {
  if (reason === 'liked' || !isKind(kind)) return 'liked'
  const { action } = kindOf(kind)
  return action in reasonByAction ? reasonByAction[action as keyof typeof reasonByAction] : 'opened'
}

/** Placeholder for the title while its sentence is looked up: the title has a language of its own. */
const titlePlaceholder = '\uFFFC'

export const ReasonShelf = ({ block: { data } }: { block: StructureNode }) => {
  const { t } = useTranslation()
  const key = `structure.forYou.because.${reasonOf(data.customProperties)}` as const
  const [before, after] = t(key, { title: titlePlaceholder }).split(titlePlaceholder)
  return (
    <CardShelf
      title={
        <span>
          {before}
          <Text lang={data.lang}>{data.title}</Text>
          {after}
        </span>
      }
      label={t(key, { title: data.title })}
      cards={data.entries}
    />
  )
}
