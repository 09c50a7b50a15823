const typedInto = new Set<HTMLFormElement>()

const formOf = (event: Event): HTMLFormElement | null => {
  const form = event.target instanceof HTMLElement ? event.target.closest('form') : null
  return form && form.role !== 'search' ? form : null
}

export const watchForms = () => {
  const remember = (event: Event) => {
    const form = formOf(event)
    if (form) typedInto.add(form)
  }
  const removeForm = (event: Event) => {
    const form = formOf(event)
    if (form) typedInto.delete(form)
  }
  document.addEventListener('input', remember, { capture: true, passive: true })
  document.addEventListener('submit', removeForm, { capture: true, passive: true })
  document.addEventListener('reset', removeForm, { capture: true, passive: true })
}

export const hasDirtyForm = (): boolean => {
  for (const form of typedInto) if (!form.isConnected) typedInto.delete(form)
  return typedInto.size > 0
}
