/**
 * When a Load-more button disappears because everything is loaded, the focus moves to the first new row
 * instead of the page's start; and it stays on its row where the list is rendered anew, as one that becomes
 * long is. It listens to all such buttons at once, so none loads code of its own.
 */
const rowSelector = 'li, [data-row]'
const allIn = (root: Element, selector: string) => [...root.querySelectorAll<HTMLElement>(selector)]
const placeOf = (row: Element, at: number) =>
  Number(row.getAttribute('aria-posinset') ?? row.getAttribute('aria-rowindex') ?? at + 1)
const focusablesIn = (row: Element) => allIn(row, 'a[href], button')

const followRow = (button: Element, signal: AbortSignal) => {
  let list = button.parentElement
  while (list && !list.querySelector(rowSelector)) list = list.parentElement
  if (!list) return
  const container = list
  let focused = document.activeElement
  let position = Math.max(...allIn(container, rowSelector).map(placeOf)) + 1
  let controlIndex = 0
  const hold = ({ target }: Event) => {
    focused = target as Element
    const rows = allIn(container, rowSelector)
    const at = rows.findIndex((row) => row.contains(focused))
    const row = rows[at]
    if (!row) return
    position = placeOf(row, at)
    controlIndex = focusablesIn(row).findIndex((control) => control === focused)
  }
  const drawn = new MutationObserver(() => {
    if (focused?.isConnected || document.activeElement !== document.body) return
    const replacement = allIn(container, rowSelector).find((row, at) => placeOf(row, at) === position)
    if (replacement) focusablesIn(replacement)[controlIndex]?.focus()
  })
  container.addEventListener('focusin', hold, { signal })
  drawn.observe(container, { childList: true, subtree: true })
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
