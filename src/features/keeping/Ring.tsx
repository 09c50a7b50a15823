/** How far it got, as a ring around what can be done. The words beside it say the same. */
import { IconCircleCheckFilled, IconDownload } from '@tabler/icons-react'
import { classNames } from '../../ui/class-names.ts'
import css from './Keep.module.css'

/** `part` is null where nobody asked for it yet. */
export const Ring = ({ part, large = false }: { part: number | null; large?: boolean }) => {
  if (part === 1) return <IconCircleCheckFilled className={css.kept} size={26} aria-hidden />
  return (
    <span className={classNames(css.ring, large && css.large)} aria-hidden>
      <IconDownload size={large ? 30 : 22} />
      {part !== null && (
        <svg className={css.circle} viewBox="0 0 36 36">
          <circle className={css.way} cx="18" cy="18" r="16.5" />
          <circle cx="18" cy="18" r="16.5" pathLength="100" strokeDasharray={`${part * 100} 100`} />
        </svg>
      )}
    </span>
  )
}
