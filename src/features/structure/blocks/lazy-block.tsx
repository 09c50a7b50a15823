/** A block whose box the host renders empty: its content is known only in the browser, which also loads its code. */
import type { ComponentType } from 'react'
import { Section } from '../../../ui/Section.tsx'
import { useWhenWordsLoaded } from '../../../state/words/with-words.tsx'
import { useLazy } from '../../../ui/use-lazy.ts'
import type { BlockProps } from './block.ts'

export interface LazyBlockProps {
  label: string
  block: BlockProps['block']
}
type Load = () => Promise<ComponentType<LazyBlockProps>>
export const lazyBlock = (load: Load, box: string | undefined) =>
  function LateBlock({ block }: BlockProps) {
    const { title } = block.data
    const Content = useWhenWordsLoaded(useLazy(true, load))
    const content = (
      <div className={box} aria-busy={!Content}>
        {Content && <Content label={title} block={block} />}
      </div>
    )
    return title ? <Section title={title}>{content}</Section> : content
  }
