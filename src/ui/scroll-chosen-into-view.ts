/** The chosen one of a row stands in its middle, as far as the row goes; the page stays where it is. */
const scrollToChosen = (row: HTMLElement) => {
  const chosen = row.querySelector('[aria-current],[aria-pressed=true]')?.getBoundingClientRect()
  if (!chosen) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollLeft += chosen.left - left - (width - chosen.width) / 2
}

/** Before the next picture and not at once: in the middle of a change it would have the whole page laid out twice. */
export const scrollChosenIntoView = (row: HTMLElement | null) => {
  if (row) requestAnimationFrame(() => scrollToChosen(row))
}
