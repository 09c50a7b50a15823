/** The headings of a long text, beside it where there is room. */
import { useMemo } from 'react'
import type { RichNode } from '../../contract/structure.ts'
import { useTranslation } from '../../state/words.tsx'
import css from './Contents.module.css'

const wordsOf = (node: RichNode): string => ('text' in node ? node.text : node.children.map(wordsOf).join(''))

interface ContentsProps {
  nodes: readonly RichNode[]
  onGo: (block: number) => void
}

export const Contents = ({ nodes, onGo }: ContentsProps) => {
  const { t } = useTranslation()
  const headings = useMemo(
    () =>
      nodes.flatMap((node, block) =>
        'tag' in node && node.tag === 'h2' ? [{ block, text: wordsOf(node) }] : [],
      ),
    [nodes],
  )
  if (headings.length < 2) return null
  return (
    <nav className={css.contents} aria-label={t('reading.contents')}>
      {headings.map(({ block, text }) => (
        <button key={block} type="button" onClick={() => onGo(block)}>
          <bdi>{text}</bdi>
        </button>
      ))}
    </nav>
  )
}
