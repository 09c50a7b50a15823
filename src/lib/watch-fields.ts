/** Tells when a field of a form wants to be looked at: when it is left and when its value is done, never while typing. */
const moments = ['blur', 'change'] as const

const nameOf = (target: EventTarget | null): string =>
  target && 'name' in target && typeof target.name === 'string' ? target.name : ''

/** Answers how to stop. `blur` does not rise from a field, hence the capture. */
export const watchFields = (form: EventTarget, look: (name: string) => void): (() => void) => {
  const heard = ({ target }: Event) => {
    const name = nameOf(target)
    if (name) look(name)
  }
  for (const moment of moments) form.addEventListener(moment, heard, { capture: true })
  return () => {
    for (const moment of moments) form.removeEventListener(moment, heard, { capture: true })
  }
}
