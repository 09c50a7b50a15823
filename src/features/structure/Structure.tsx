/** A page as its tenant composed it: blocks in order, each by its type. */
import { useEffect } from 'react'
import type { StructureNode } from '../../contract/structure.ts'
import { blockKeys } from '../../domain/same-blocks.ts'
import { useTextIn } from '../../state/words/use-text-language.ts'
import { typeOf } from './blocks/block.ts'
import { componentOf, tellUnknown } from './blocks/blocks.ts'
import css from './Structure.module.css'

/** Blocks whose pictures belong to the document: chips, hero, continue and the first shelf. */
const early = 4

const UnknownBlock = ({ type }: { type: string }) => {
  useEffect(() => tellUnknown(type), [type])
  return null
}

const Block = ({ block, at, isHeading }: { block: StructureNode; at: number; isHeading: boolean }) => {
  const Component = componentOf(block)
  if (!Component) return <UnknownBlock type={typeOf(block)} />
  return (
    <div className={css.block} data-type={typeOf(block)} data-late={at >= early || undefined}>
      <Component block={block} early={at < early} isHeading={isHeading} />
    </div>
  )
}

interface StructureProps {
  node: StructureNode
  /** The screen has a heading of its own, or none is wanted to be seen. */
  heading: 'own' | 'shown'
}

const isAbout = (block: StructureNode | undefined, title: string) =>
  block !== undefined && typeOf(block) === 'hero' && (title === '' || block.data.title === title)

export const Structure = ({ node, heading }: StructureProps) => {
  const { title, subTitle, lang } = node.data
  const own = useTextIn()(lang)
  const keys = blockKeys(node)
  const leads = heading === 'shown' && isAbout(node.substructure[0], title)
  return (
    <div className={css.structure}>
      {heading === 'shown' && !leads && (
        <header className={css.head}>
          <h1 {...own}>{title}</h1>
          {subTitle && <p {...own}>{subTitle}</p>}
        </header>
      )}
      {node.substructure.map((block, at) => (
        <Block key={keys[at]} block={block} at={at} isHeading={leads && at === 0} />
      ))}
    </div>
  )
}
