import type { ComponentType } from 'react'
import { useLazy } from '../use-lazy.ts'

interface FormSlotProps<Props extends object> {
  /** Its words are here. */
  isReady: boolean
  load: () => Promise<ComponentType<Props>>
  form: Props
  /** Gives the box its final height. */
  className: string | undefined
}

/**
 * The box of a form, which comes after hydration: the library's inputs carry `style=`, which the policy blocks in
 * served HTML.
 */
export const FormSlot = <Props extends object>({ isReady, load, form, className }: FormSlotProps<Props>) => {
  const Form = useLazy(isReady, load)
  return (
    <div className={className} aria-busy={!Form}>
      {Form && <Form {...form} />}
    </div>
  )
}
