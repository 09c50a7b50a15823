/** A block whose box the host renders empty: what is in it is known here alone, and so is the code that shows it. */
import type { ComponentType } from 'react'
import { useTranslation } from '../../state/words.tsx'
import { Section } from '../../ui/Section.tsx'
import { useLate } from '../../ui/use-late.ts'
import type { BlockProps } from './block.ts'

export interface LateProps {
  label: string
  block: BlockProps['block']
}
export const lateBlock = (load: () => Promise<ComponentType<LateProps>>, box: string | undefined) =>
  function LateBlock({ block }: BlockProps) {
    const { t } = useTranslation()
    const title = block.data.title || t('structure.continue.title')
    const Content = useLate(true, load)
    return (
      <Section title={title}>
        <div className={box} aria-busy={!Content}>
          {Content && <Content label={title} block={block} />}
        </div>
      </Section>
    )
  }
