import { type RefObject, useEffect } from 'react'

/** The dialog takes the focus before its form is there, or a moment after: then it looks for this attribute. */
export const useFocusFirstField = (form: RefObject<HTMLFormElement | null>) =>
  useEffect(() => {
    // The account's name, for password managers, is hidden.
    const field = form.current?.querySelector<HTMLInputElement>('input:not([hidden], [type=hidden])')
    field?.setAttribute('data-autofocus', '')
    field?.focus()
  }, [form])
