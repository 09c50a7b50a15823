import { useId } from 'react'
import { useTranslation } from '../../state/words/translation.tsx'
import { useBrand, usePortal } from '../../state/portal/portal.tsx'
import { linkTo } from '../../domain/addresses/addresses.ts'
import { Link } from '../../ui/Link.tsx'
import css from './Brand.module.css'

const Mark = () => {
  const { viewBox, paths } = usePortal().tenant.mark
  // The mark is twice in a page, and a gradient inside a hidden one paints nothing.
  const blend = useId()
  return (
    <svg className={css.mark} viewBox={viewBox} aria-hidden>
      <linearGradient id={blend} x2="0.4" y2="1">
        <stop className={css.from} />
        <stop className={css.to} offset="1" />
      </linearGradient>
      {paths.map(({ d, fill, rule }) =>
        fill === 'blend' ? (
          <path key={d} d={d} fill={`url(#${blend})`} fillRule={rule} />
        ) : (
          <path key={d} d={d} className={css[fill]} fillRule={rule} />
        ),
      )}
    </svg>
  )
}

export const Brand = ({ className = '' }: { className?: string | undefined }) => {
  const { t } = useTranslation()
  const brand = useBrand()
  return (
    <Link
      to={linkTo.home()}
      className={`${css.brand} ${className}`}
      aria-label={t('shell.toHome', { brand })}
    >
      <Mark />
      <span className={css.name}>{brand}</span>
    </Link>
  )
}
