/** Native `<details>`, so that they open without a script and are found by a search. */
import type { StructureNode } from '../../contract/structure.ts'
import { useTextLanguage } from '../../state/words/use-text-language.ts'
import { RichText } from '../../ui/RichText.tsx'
import type { PageProps } from '../../features/page-states/StructureState.tsx'
import { StructurePage } from '../../features/structure/StructurePage.tsx'
import { Heading } from './Heading.tsx'
import css from './Marketplace.module.css'

const isQuestion = ({ data }: StructureNode) => data.rich !== undefined && data.title !== ''

export const Questions = ({ node, ask }: PageProps) => {
  const textIn = useTextLanguage()
  const withoutQuestions = { ...node, substructure: node.substructure.filter((block) => !isQuestion(block)) }
  return (
    <>
      <Heading node={node} />
      <div className={css.inset}>
        {node.substructure.filter(isQuestion).map(({ name, data }) => (
          <details key={name} className={css.question}>
            <summary {...textIn(data.lang)}>{data.title}</summary>
            <div className={css.answer}>
              <RichText nodes={data.rich ?? []} {...textIn(data.lang)} />
            </div>
          </details>
        ))}
      </div>
      <StructurePage ask={ask} node={withoutQuestions} heading="own" />
    </>
  )
}
