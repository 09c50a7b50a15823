import { useEffect } from 'react'
import type { StructureNode } from '../../contract/structure.ts'
import { blockKeys } from '../../domain/same-blocks.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { typeOf } from './blocks/block.ts'
import { componentOf, warnUnknownType } from './blocks/blocks.ts'
import css from './Structure.module.css'

/** Blocks whose pictures are in the document: chips, hero, continue and the first shelf. */
const earlyBlocks = 4

const UnknownBlock = ({ type }: { type: string }) => {
  useEffect(() => warnUnknownType(type), [type])
  return null
}

const Block = ({ block, at, isHeading }: { block: StructureNode; at: number; isHeading: boolean }) => {
  const Component = componentOf(block)
  if (!Component) return <UnknownBlock type={typeOf(block)} />
  return (
    <div className={css.block} data-type={typeOf(block)} data-late={at >= earlyBlocks || undefined}>
      <Component block={block} isEarly={at < earlyBlocks} isHeading={isHeading} />
    </div>
  )
}

interface StructureProps {
  node: StructureNode
  heading: 'own' | 'shown'
}

const hasTitle = (block: StructureNode | undefined, title: string) =>
  block !== undefined && typeOf(block) === 'hero' && (title === '' || block.data.title === title)

export const Structure = ({ node, heading }: StructureProps) => {
  const { title, subTitle, lang } = node.data
  const textLanguage = useTextLanguage()(lang)
  const keys = blockKeys(node)
  const leads = heading === 'shown' && hasTitle(node.substructure[0], title)
  return (
    <div className={css.structure}>
      {heading === 'shown' && !leads && (
        <header className={css.head}>
          <h1 {...textLanguage}>{title}</h1>
          {subTitle && <p {...textLanguage}>{subTitle}</p>}
        </header>
      )}
      {node.substructure.map((block, at) => (
        <Block key={keys[at]} block={block} at={at} isHeading={leads && at === 0} />
      ))}
    </div>
  )
}
