/**
 * Safari gives a button that is clicked no focus: it goes to what lies around it. A dialog opened by it could neither
 * stand beside it nor give the focus back, and whoever goes on by keys would begin at the top of the page.
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
