/** How much of a queue goes along with its link, which has room for so many. */
import { mostCarried } from '../../contract/shared-queue.ts'
import type { Track } from '../../contract/content.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useCount } from '../../state/words/use-track-count.ts'
import { useTranslation } from '../../state/words/translation.tsx'

export const Carried = ({ queue }: { queue: readonly Track[] }) => {
  const { t } = useTranslation()
  const { number } = useFormats()
  const countOf = useCount()
  const things = countOf(queue.slice(0, mostCarried))
  if (queue.length <= mostCarried) return t('dialogs.share.carries', { things })
  return t('dialogs.share.carriesSome', { things, all: number(queue.length) })
}
