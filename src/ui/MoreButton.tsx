/** The way to what follows in a list that is here in part. */
import { Button } from './Button.tsx'
import css from './MoreButton.module.css'

interface MoreButtonProps {
  /** null where all is here. */
  load: (() => void) | null
  isLoading: boolean
  label: string
  /** What it says while it waits, once that word is here. */
  loadingLabel?: string
  /** Why the last try brought nothing. */
  trouble?: string
}
export const MoreButton = ({ load, isLoading, label, loadingLabel, trouble }: MoreButtonProps) =>
  load &&
  // It may come before its words do.
  label && (
    <div className={css.more} data-more>
      {trouble && <p role="alert">{trouble}</p>}
      {/* Disabled it would lose the focus. */}
      <Button variant="outline" onClick={() => isLoading || load()} aria-disabled={isLoading}>
        {(isLoading && loadingLabel) || label}
      </Button>
    </div>
  )
