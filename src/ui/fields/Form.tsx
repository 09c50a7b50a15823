import type { FormEvent, ReactNode, RefObject } from 'react'
import { Button } from '../Button.tsx'
import { ErrorSummary, type FormSummary } from './ErrorSummary.tsx'
import { useFocusFirstField } from './use-focus-first-field.ts'

interface FormState {
  formProps: {
    ref: RefObject<HTMLFormElement | null>
    noValidate: true
    method: 'post'
    onSubmit: (event: FormEvent) => void
    onReset: () => void
  }
  summary: FormSummary
  isSending: boolean
}

interface FormProps {
  form: FormState
  className: string | undefined
  /** By the names of the fields. */
  labels: Readonly<Record<string, string>>
  /** Words of the button that sends it. */
  submit: string
  submitVariant?: 'primary' | 'outline'
  submitClass?: string | undefined
  /** Where the buttons are side by side. */
  buttonsClass?: string | undefined
  /** Its first field, or the button of a form without fields. */
  takesFocus?: boolean
  intro?: ReactNode
  /** Behind the button that sends it. */
  moreButtons?: ReactNode
  children?: ReactNode
}

/** The errors are above the fields, the submit button below them. */
export const Form = ({
  form: { formProps, summary, isSending },
  className,
  labels,
  submit,
  submitVariant = 'primary',
  submitClass,
  buttonsClass,
  takesFocus = false,
  intro,
  moreButtons,
  children,
}: FormProps) => {
  useFocusFirstField(formProps.ref, takesFocus)
  const buttons = (
    <>
      <Button
        variant={submitVariant}
        type="submit"
        className={submitClass ?? ''}
        isBusy={isSending}
        autoFocus={takesFocus && children === undefined}
      >
        {submit}
      </Button>
      {moreButtons}
    </>
  )
  return (
    <form className={className} {...formProps}>
      {intro}
      <ErrorSummary summary={summary} labels={labels} />
      {children}
      {buttonsClass === undefined ? buttons : <div className={buttonsClass}>{buttons}</div>}
    </form>
  )
}
