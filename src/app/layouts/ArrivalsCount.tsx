/** The number on the bell; it reports itself, so that the link is named with it. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useLayoutEffect } from 'react'
import { useSnapshot } from 'valtio'
import { arrivals, countArrivals } from '../../state/notifications/arrivals.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useFormats } from '../../state/words/formats.ts'
import css from './ArrivalsCount.module.css'
import { shortCount } from './short-count.ts'

export const ArrivalsCount = ({ onCount }: { onCount: (count: number) => void }) => {
  const client = useQueryClient()
  const formats = useFormats()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const { count } = useSnapshot(arrivals)
  useEffect(() => {
    countArrivals(client, { tenant, lang, maxRating }).catch((problem: unknown) =>
      console.info('the notifications could not be counted', problem),
    )
  }, [client, tenant, lang, maxRating])
  // Before the number is painted: the link is never named without it.
  useLayoutEffect(() => onCount(count), [onCount, count])
  if (count === 0) return null
  return <span className={css.count}>{shortCount(count, formats)}</span>
}
