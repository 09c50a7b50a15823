import { type RefObject, useMemo } from 'react'
import type { RichNode } from '../../contract/structure.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import css from './TableOfContents.module.css'
import { useCurrentSection } from './use-current-section.ts'

const textOf = (node: RichNode): string => ('text' in node ? node.text : node.children.map(textOf).join(''))

interface TableOfContentsProps {
  nodes: readonly RichNode[]
  text: RefObject<HTMLElement | null>
  onGo: (block: number) => void
}

export const TableOfContents = ({ nodes, text, onGo }: TableOfContentsProps) => {
  const { t } = useTranslation()
  const headings = useMemo(
    () =>
      nodes.flatMap((node, block) =>
        'tag' in node && node.tag === 'h2' ? [{ block, words: textOf(node) }] : [],
      ),
    [nodes],
  )
  const section = useCurrentSection(text, headings)
  if (headings.length < 2) return null
  return (
    <nav className={css.contents} aria-label={t('reading.contents')}>
      {headings.map(({ block, words }) => (
        <button
          key={block}
          type="button"
          aria-current={block === section ? 'location' : undefined}
          onClick={() => onGo(block)}
        >
          <bdi>{words}</bdi>
        </button>
      ))}
    </nav>
  )
}
