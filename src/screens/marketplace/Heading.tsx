import type { StructureNode } from '../../contract/structure.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import css from './Marketplace.module.css'

interface HeadingProps {
  node: StructureNode
  subtitle?: string
}
export const Heading = ({ node: { data }, subtitle }: HeadingProps) => (
  <header className={css.head}>
    <h1 {...useTextLanguage()(data.lang)}>{data.title}</h1>
    {subtitle && <p>{subtitle}</p>}
  </header>
)
