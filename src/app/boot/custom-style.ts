/** The tenant's own stylesheet, from the global setting `customStyle` (THEME-01, AMBIG-048). */
const id = 'custom-style'

export const loadCustomStyle = (href: string) => {
  const known = document.getElementById(id)
  if (known?.getAttribute('href') === href) return
  known?.remove()
  if (!href) return
  const link = document.createElement('link')
  link.id = id
  link.rel = 'stylesheet'
  link.href = href
  document.head.append(link)
}
