import { useAvailableControl, useIsListFiltered } from './availability.ts'
import { Button } from './Button.tsx'
import css from './MoreButton.module.css'

interface MoreButtonProps {
  load: (() => void) | null
  isLoading: boolean
  label: string
  /** Shown while it loads, once that word is loaded itself. */
  loadingLabel?: string
  failure?: string
}
export const MoreButton = ({ load, isLoading, label, loadingLabel, failure }: MoreButtonProps) => {
  const unavailable = useAvailableControl()
  const isFiltered = useIsListFiltered()
  // The button may render before its words are loaded.
  if (!load || !label) return null
  return (
    <div className={css.more} data-more hidden={isFiltered}>
      {failure && <p role="alert">{failure}</p>}
      {/* Disabled it would lose the focus. */}
      <Button
        variant="outline"
        onClick={() => isLoading || load()}
        aria-disabled={isLoading}
        {...unavailable}
      >
        {(isLoading && loadingLabel) || label}
      </Button>
    </div>
  )
}
