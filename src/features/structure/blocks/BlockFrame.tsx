import type { ReactNode } from 'react'
import { wordsOfError } from '../../../api/error-words.ts'
import type { StructureNode } from '../../../contract/structure.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { MoreButton } from '../../../ui/MoreButton.tsx'
import { Section } from '../../../ui/Section.tsx'
import css from './ListBlocks.module.css'
import type { useMoreEntries } from './use-more-entries.ts'
import { useSeeAll } from './use-see-all.ts'

/** A block without a title continues the one above it and is no section of its own. */
export const BlockFrame = ({ block, children }: { block: StructureNode; children: ReactNode }) => {
  const { title, subTitle } = block.data
  const seeAll = useSeeAll(block)
  if (!title) return <div className={css.plain}>{children}</div>
  return (
    <Section title={title} subTitle={subTitle} more={seeAll}>
      {children}
    </Section>
  )
}

export const MoreEntries = ({ error, ...more }: Omit<ReturnType<typeof useMoreEntries>, 'entries'>) => {
  const { t } = useTranslation()
  return (
    <MoreButton
      {...more}
      label={t('structure.more')}
      loadingLabel={t('loading')}
      failure={error ? t(wordsOfError(error)) : ''}
    />
  )
}
