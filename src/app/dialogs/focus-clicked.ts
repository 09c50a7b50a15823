/**
 * Safari gives a clicked button no focus. A dialog opened by it could neither be placed beside it nor return
 * the focus, and the keyboard would start at the top of the page.
 */
export const focusClicked = () =>
  addEventListener(
    'click',
    ({ target }) => {
      const clicked = target instanceof Element ? target.closest<HTMLElement>('button, a') : null
      if (clicked && document.activeElement?.contains(clicked)) clicked.focus({ preventScroll: true })
    },
    true,
  )
