import type { ComponentType } from 'react'
import { useLazy } from '../use-lazy.ts'

interface FormSlotProps<Props extends object> {
  isReady: boolean
  load: () => Promise<ComponentType<Props>>
  form: Props
  className: string | undefined
}

/** Renders after hydration: Mantine's inputs have `style=`, which the policy blocks in served HTML. */
export const FormSlot = <Props extends object>({ isReady, load, form, className }: FormSlotProps<Props>) => {
  const Form = useLazy(isReady, load)
  return (
    <div className={className} aria-busy={!Form}>
      {Form && <Form {...form} />}
    </div>
  )
}
