/** Progress as a ring around the action's icon. The text beside it says the same. */
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Downloads.module.css'

interface ProgressRingProps {
  fraction: number | null
  icon?: ReactNode
}

export const ProgressRing = ({ fraction, icon: sign = <IconDownload size={22} /> }: ProgressRingProps) => {
  if (fraction === 1) return <IconCircleCheckFilled className={css.downloaded} size={26} aria-hidden />
  return (
    <span className={css.ring} aria-hidden>
      {sign}
      {fraction !== null && (
        <svg className={css.circle} viewBox="0 0 36 36">
          <circle className={css.way} cx="18" cy="18" r="16.5" />
          <circle cx="18" cy="18" r="16.5" pathLength="100" strokeDasharray={`${fraction * 100} 100`} />
        </svg>
      )}
    </span>
  )
}
