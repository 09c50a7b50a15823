import { partsAtOnce } from '../../contract/parts.ts'
import { useFormats } from '../../state/words/formats.ts'
import { useTranslation } from '../../state/words/translation.tsx'
import { useAvailableControl, useIsListFiltered } from '../../ui/availability.ts'
import { Button } from '../../ui/Button.tsx'
import css from './PartList.module.css'
import type { PartsShown } from './use-parts.ts'

export const MoreParts = ({ shown, total }: { shown: PartsShown; total: number }) => {
  const { t } = useTranslation()
  const formats = useFormats()
  const { parts, load, isLoading, hasFailed } = shown
  const unavailable = useAvailableControl()
  const isFiltered = useIsListFiltered()
  if (total <= partsAtOnce) return null
  const next = Math.min(partsAtOnce, total - parts.length)
  return (
    <div className={css.more} data-more hidden={isFiltered}>
      {hasFailed && <p role="alert">{t('spoken.moreFailed')}</p>}
      {load && (
        <Button
          variant="outline"
          onClick={() => isLoading || load()}
          aria-disabled={isLoading}
          {...unavailable}
        >
          {(isLoading && t('loading')) || t('spoken.more', { count: next, n: formats.number(next) })}
        </Button>
      )}
      <p className={css.count} aria-live="polite">
        {t('spoken.shown', { n: formats.number(parts.length), total: formats.number(total) })}
      </p>
    </div>
  )
}
