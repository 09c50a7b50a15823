/** Safari gives a clicked button no focus: a dialog could not return it, nor be placed beside its opener. */
export const focusClicked = () =>
  addEventListener(
    'click',
    ({ target }) => {
      const clicked = target instanceof Element ? target.closest<HTMLElement>('button, a') : null
      if (clicked && document.activeElement?.contains(clicked)) clicked.focus({ preventScroll: true })
    },
    true,
  )
