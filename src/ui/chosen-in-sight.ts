/** The chosen one of a row stands in its middle, as far as the row goes; the page stays where it is. */
export const chosenInSight = (row: HTMLElement | null) => {
  const chosen = row?.querySelector('[aria-current],[aria-pressed=true]')?.getBoundingClientRect()
  if (!row || !chosen) return
  const { left, width } = row.getBoundingClientRect()
  row.scrollLeft += chosen.left - left - (width - chosen.width) / 2
}
