/** Text fields take every key, buttons and links Space, ranges arrows. */
export const takesKey = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target.matches('input:not([type=range]), textarea, select')) return true
  if (key.startsWith('Arrow'))
    return target.matches('input[type=range], [role=tab], [role=option], [role^=menuitem]')
  return key === ' ' && target.matches('button, a, summary, [role=button]')
}
