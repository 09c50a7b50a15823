/** The title of a marketplace page with a layout of its own. */
import type { StructureNode } from '../../contract/structure.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import css from './Marketplace.module.css'

interface HeadingProps {
  node: StructureNode
  line?: string
}
export const Heading = ({ node: { data }, line }: HeadingProps) => (
  <header className={css.head}>
    <h1 {...useTextLanguage()(data.lang)}>{data.title}</h1>
    {line && <p>{line}</p>}
  </header>
)
