import { type RefObject, useEffect } from 'react'

/** The dialog took the focus before its form was there. */
export const useFocusFirstField = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => form.current?.querySelector('input')?.focus(), [form])
