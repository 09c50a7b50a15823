/** Fetched when it comes near; a cached answer shows it offline. */
import { useQuery } from '@tanstack/react-query'
import { useLayoutEffect, useRef, useState } from 'react'
import { useSnapshot } from 'valtio'
import { forYouQuery } from '../../../api/fragments.ts'
import { personalScopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { session } from '../../../state/session/session.ts'
import { useTranslation } from '../../../state/words/translation.tsx'
import { RowsSkeleton } from '../../../ui/skeleton/ListSkeleton.tsx'
import { useNear } from '../../../ui/use-near.ts'
import { ReasonShelf } from './ReasonShelf.tsx'
import continueCss from '../continue/ContinueBlock.module.css'
import css from './ForYou.module.css'
import { Greeting } from '../continue/Greeting.tsx'
import { RecentRows } from './RecentRows.tsx'

const rows = 6

export const ForYou = () => {
  const { t } = useTranslation()
  const box = useRef<HTMLDivElement>(null)
  const isNear = useNear(box)
  const { status } = useSnapshot(session)
  // Only the first personal block has a greeting.
  const [isFirst, setFirst] = useState(false)
  useLayoutEffect(() => setFirst(!box.current?.closest('main')?.querySelector(`.${continueCss.box}`)), [])
  const { data, isError } = useQuery({
    ...forYouQuery(personalScopeOf(usePortal())),
    enabled: isNear && status !== 'unknown',
  })
  return (
    <div ref={box} className={css.forYou} aria-busy={isNear && !data && !isError}>
      {isFirst && <Greeting className={css.greeting} />}
      {!data &&
        (isError ? <p className={css.note}>{t('structure.forYou.away')}</p> : <RowsSkeleton count={rows} />)}
      {data?.substructure.map((block) =>
        block.data.customProperties['reason'] === undefined ? (
          <RecentRows key={block.name} cards={block.data.entries} />
        ) : (
          <ReasonShelf key={block.name} block={block} />
        ),
      )}
    </div>
  )
}
