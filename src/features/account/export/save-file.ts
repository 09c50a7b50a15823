/** How long a browser may take to begin the download, in ms. */
const readMs = 60_000

/** Into the browser's download folder. */
export const saveFile = (name: string, content: string, type: string) => {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), readMs)
}
