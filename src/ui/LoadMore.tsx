/** A list that loads more as its end comes near; the button is for the data saver, and for failures. */
import { useEffect, useEffectEvent, useRef } from 'react'
import { MoreButton } from './MoreButton.tsx'

/** As far before its end as a quick hand scrolls while a request is running. */
const loadMargin = '1200px'

interface LoadMoreProps {
  load: (() => void) | null
  isLoading: boolean
  needsTap: boolean
  label: string
  loadingLabel: string
}
export const LoadMore = ({ load, isLoading, needsTap, label, loadingLabel }: LoadMoreProps) => {
  const end = useRef<HTMLDivElement>(null)
  const loadNext = useEffectEvent(() => load?.())
  const isWaiting = load !== null && !isLoading && !needsTap
  useEffect(() => {
    if (!isWaiting || !end.current) return
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && loadNext(), {
      rootMargin: loadMargin,
    })
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [isWaiting])
  return (
    <div ref={end}>
      <MoreButton load={load} isLoading={isLoading} label={label} loadingLabel={loadingLabel} />
    </div>
  )
}
