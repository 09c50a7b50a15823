import type { ComponentType, ReactNode } from 'react'
import { useLazy } from '../use-lazy.ts'

interface FormSlotProps<Props extends object> {
  isReady: boolean
  load: () => Promise<ComponentType<Props>>
  form: Props
  className: string | undefined
  /** In its place until it is loaded. */
  skeleton?: ReactNode
}

/** Renders after hydration: Mantine's inputs have `style=`, which the policy blocks in served HTML. */
export const FormSlot = <Props extends object>({
  isReady,
  load,
  form,
  className,
  skeleton,
}: FormSlotProps<Props>) => {
  const Form = useLazy(isReady, load)
  return (
    <div className={className} aria-busy={!Form}>
      {Form ? <Form {...form} /> : skeleton}
    </div>
  )
}
