import { gradingSteps } from '../../contract/parental.ts'
import { Range } from '../../ui/Range.tsx'
import css from './GradeSlider.module.css'
import { useGradeText } from './use-grade-text.ts'

interface GradeSliderProps {
  label: string
  describedBy: string
  step: number
  onMove: (step: number) => void
  onEnd: (step: number) => void
}

export const GradeSlider = ({ label, describedBy, step, onMove, onEnd }: GradeSliderProps) => {
  const { ageText, gradeName } = useGradeText()
  return (
    <div className={css.slider}>
      <Range
        className={css.range}
        value={step}
        max={gradingSteps.length - 1}
        aria-label={label}
        aria-describedby={describedBy}
        aria-valuetext={gradeName(gradingSteps[step] ?? 0)}
        onMove={onMove}
        onEnd={onEnd}
      />
      <ol className={css.stops} aria-hidden>
        {gradingSteps.map((grading, at) => (
          <li key={grading} className={css.stop} data-current={at === step || undefined}>
            {ageText(grading)}
          </li>
        ))}
      </ol>
    </div>
  )
}
