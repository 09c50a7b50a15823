import { type RefObject } from 'react'
import css from './fields.module.css'

export interface FormSummary {
  ref: RefObject<HTMLDivElement | null>
  failure: string | null
  faults: readonly { name: string; words: string }[]
  focusField: (name: string) => void
}

interface ErrorSummaryProps {
  summary: FormSummary
  labels: Readonly<Record<string, string>>
}

/** What prevented the form from being sent. It takes the focus, and links to each faulty field. */
export const ErrorSummary = ({ summary, labels }: ErrorSummaryProps) => {
  const { ref, failure, faults, focusField } = summary
  if (failure === null && faults.length === 0) return null
  return (
    <div ref={ref} className={css.summary} role="alert" tabIndex={-1}>
      {failure !== null && <p className={css.fault}>{failure}</p>}
      {faults.length > 0 && (
        <ul>
          {faults.map(({ name, words }) => (
            <li key={name}>
              <button type="button" onClick={() => focusField(name)}>
                {`${labels[name] ?? name}: ${words}`}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
