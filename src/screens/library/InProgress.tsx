import { useState } from 'react'
import type { InProgress as Item } from '../../domain/history/in-progress.ts'
import box from '../../features/structure/continue/ContinueBlock.module.css'
import {
  AllToContinue,
  ContinueLists,
  continueTiles,
} from '../../features/structure/continue/ContinueLists.tsx'
import { useTranslation } from '../../state/words/translation.tsx'
import { Button } from '../../ui/Button.tsx'
import { Section } from '../../ui/Section.tsx'

export const InProgress = ({ items }: { items: readonly Item[] }) => {
  const { t } = useTranslation()
  const [isOpen, setOpen] = useState(false)
  if (items.length === 0) return null
  const label = t('structure.continue.title')
  const toggle = (
    <Button variant="text" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
      {t(isOpen ? 'structure.continue.less' : 'structure.seeAll')}
    </Button>
  )
  return (
    <Section title={label} tools={items.length > continueTiles && toggle}>
      {isOpen ? (
        <div className={box.sizes}>
          <AllToContinue label={label} items={items} />
        </div>
      ) : (
        <div className={box.box}>
          <ContinueLists label={label} items={items} />
        </div>
      )}
    </Section>
  )
}
