const moments = ['blur', 'change'] as const

const nameOf = (target: EventTarget | null): string =>
  target && 'name' in target && typeof target.name === 'string' ? target.name : ''

/** Returns a function that stops. `blur` does not bubble, hence the capture. */
export const watchFields = (form: EventTarget, validate: (name: string) => void): (() => void) => {
  const heard = ({ target }: Event) => {
    const name = nameOf(target)
    if (name) validate(name)
  }
  for (const moment of moments) form.addEventListener(moment, heard, { capture: true })
  return () => {
    for (const moment of moments) form.removeEventListener(moment, heard, { capture: true })
  }
}
