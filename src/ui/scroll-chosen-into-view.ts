/** Centres the chosen item of a row as far as the row scrolls; the page stays where it is. */
const scrollToChosen = (row: HTMLElement) => {
  const chosen = row.querySelector('[aria-current],[aria-pressed=true]')?.getBoundingClientRect()
  if (!chosen) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollLeft += chosen.left - left - (width - chosen.width) / 2
}

/** Before the next frame and not at once: in the middle of a change it would force a second layout. */
export const scrollChosenIntoView = (row: HTMLElement | null) => {
  if (row) requestAnimationFrame(() => scrollToChosen(row))
}
