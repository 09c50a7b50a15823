/**
 * When a Load-more button disappears because everything is loaded, the focus moves to the first new row
 * instead of the page's start; and it stays on its row where the list is rendered anew, as one that becomes
 * long is. It listens to all such buttons at once, so none loads code of its own.
 */
const rowSelector = 'li, [data-row]'
const allIn = (of: Element, what: string) => [...of.querySelectorAll<HTMLElement>(what)]
const placeOf = (one: Element, at: number) =>
  Number(one.getAttribute('aria-posinset') ?? one.getAttribute('aria-rowindex') ?? at + 1)
const focusablesIn = (one: Element) => allIn(one, 'a[href], button')

const followRow = (button: Element, signal: AbortSignal) => {
  let list = button.parentElement
  while (list && !list.querySelector(rowSelector)) list = list.parentElement
  if (!list) return
  const around = list
  let held = document.activeElement
  let place = Math.max(...allIn(around, rowSelector).map(placeOf)) + 1
  let door = 0
  const hold = ({ target }: Event) => {
    held = target as Element
    const rows = allIn(around, rowSelector)
    const at = rows.findIndex((one) => one.contains(held))
    const one = rows[at]
    if (!one) return
    place = placeOf(one, at)
    door = focusablesIn(one).findIndex((each) => each === held)
  }
  const drawn = new MutationObserver(() => {
    if (held?.isConnected || document.activeElement !== document.body) return
    const heir = allIn(around, rowSelector).find((one, at) => placeOf(one, at) === place)
    if (heir) focusablesIn(heir)[door]?.focus()
  })
  around.addEventListener('focusin', hold, { signal })
  drawn.observe(around, { childList: true, subtree: true })
  signal.addEventListener('abort', () => drawn.disconnect())
}

export const focusAfterLoadMore = () => {
  let last = new AbortController()
  document.addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest('[data-more] button')
      if (!button) return
      last.abort()
      last = new AbortController()
      followRow(button, last.signal)
    },
    true,
  )
}
