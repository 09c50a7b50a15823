/**
 * For the way to more, which goes when all is here: whoever pressed it goes on with the first row that came, instead of
 * being thrown back to the beginning.
 */
export const onToMore = (way: HTMLElement | null) => {
  const rows = () => [...(way?.closest('section')?.querySelectorAll('li') ?? [])]
  let known: HTMLElement[] = []
  way?.addEventListener('click', () => (known = rows()))
  return () => {
    if (!way?.contains(document.activeElement)) return
    const came = rows().find((row) => !known.includes(row))
    queueMicrotask(() => came?.querySelector('button')?.focus())
  }
}
