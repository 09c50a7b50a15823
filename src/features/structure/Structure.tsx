import { startTransition, useContext, useEffect, useState } from 'react'
import type { StructureNode } from '../../contract/structure.ts'
import { blockKeys } from '../../domain/same-blocks.ts'
import { RenderedAhead } from '../../state/navigation/rendered-ahead.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { useLazy } from '../../ui/use-lazy.ts'
import { typeOf } from './blocks/block.ts'
import { componentOf, warnUnknownType } from './blocks.ts'
import css from './Structure.module.css'
import { categoryOf, useStructureRequest } from './structure-request.ts'

/** Blocks whose pictures are in the document: chips, hero, continue and the first shelf. */
const earlyBlocks = 4

const UnknownBlock = ({ type }: { type: string }) => {
  useEffect(() => warnUnknownType(type), [type])
  return null
}

interface BlockProps {
  block: StructureNode
  at: number
  isHeading: boolean
  hasContent: boolean
}
const Block = ({ block, at, isHeading, hasContent }: BlockProps) => {
  const Component = componentOf(block)
  if (!Component) return <UnknownBlock type={typeOf(block)} />
  const isEarly = at < earlyBlocks
  const isPending = !isEarly && !hasContent
  return (
    <div
      className={css.block}
      data-type={typeOf(block)}
      data-late={!isEarly || undefined}
      data-pending={isPending || undefined}
    >
      {!isPending && <Component block={block} isEarly={isEarly} isHeading={isHeading} />}
    </div>
  )
}

/** In a page that is rendered ahead the late blocks get their content once it is shown: then effects run. */
const useLateContent = () => {
  const isRenderedAhead = useContext(RenderedAhead)
  const [hasLateContent, setLateContent] = useState(!isRenderedAhead)
  useEffect(() => startTransition(() => setLateContent(true)), [])
  return hasLateContent
}

interface StructureProps {
  node: StructureNode
  heading: 'own' | 'shown'
}

const hasTitle = (block: StructureNode | undefined, title: string) =>
  block !== undefined && typeOf(block) === 'hero' && (title === '' || block.data.title === title)

const hasEntries = ({ substructure }: StructureNode) => substructure.some(({ data }) => data.entries[0])

const loadPicture = async () => (await import('./CategoryPicture.tsx')).CategoryPicture

/** Its box is in the document, its picture is asked for afterwards: nothing moves when it comes. */
const CategoryPictureSlot = ({ category }: { category: string }) => {
  const Late = useLazy(true, loadPicture)
  return <span className={css.picture}>{Late && <Late category={category} />}</span>
}

const Head = ({ node }: { node: StructureNode }) => {
  const { title, subTitle, lang } = node.data
  const textLanguage = useTextLanguage()(lang)
  const request = useStructureRequest()
  // Where nothing of it is shown, there is no picture to ask for either.
  const category = request && hasEntries(node) ? categoryOf(request) : null
  return (
    <header className={css.head} data-pictured={category !== null || undefined}>
      {category !== null && <CategoryPictureSlot key={category} category={category} />}
      <div>
        <h1 {...textLanguage}>{title}</h1>
        {subTitle && <p {...textLanguage}>{subTitle}</p>}
      </div>
    </header>
  )
}

export const Structure = ({ node, heading }: StructureProps) => {
  const keys = blockKeys(node)
  const hasLateContent = useLateContent()
  const leads = heading === 'shown' && hasTitle(node.substructure[0], node.data.title)
  return (
    <div className={css.structure}>
      {heading === 'shown' && !leads && <Head node={node} />}
      {node.substructure.map((block, at) => (
        <Block
          key={keys[at]}
          block={block}
          at={at}
          isHeading={leads && at === 0}
          hasContent={hasLateContent}
        />
      ))}
    </div>
  )
}
