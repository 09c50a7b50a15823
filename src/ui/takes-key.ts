/** Inputs without a text: of all keys they take only Space, and radio buttons the arrows. */
const withoutText = ['range', 'checkbox', 'radio', 'button', 'submit', 'reset', 'file', 'color', 'image']
const isTextField = (target: HTMLElement) =>
  target.isContentEditable ||
  target.matches('textarea, select') ||
  (target instanceof HTMLInputElement && !withoutText.includes(target.type))

/** Text fields take every key, buttons and links Space, ranges and radio buttons arrows. */
export const takesKey = (target: EventTarget | null, key: string): boolean => {
  if (!(target instanceof HTMLElement)) return false
  if (isTextField(target)) return true
  if (key.startsWith('Arrow'))
    return target.matches('input:is([type=range], [type=radio]), [role=tab], [role=option], [role^=menuitem]')
  return key === ' ' && target.matches('button, a, summary, input:not([type=range]), [role=button]')
}
