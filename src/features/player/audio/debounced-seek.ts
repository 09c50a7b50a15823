/** A dragging finger passes many positions; only the last one is sought. PLAYER-34 */
const seekDelay = 200

export const createDebouncedSeek = (seek: (seconds: number) => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined
  let target: number | null = null
  const cancel = () => {
    clearTimeout(timer)
    target = null
  }
  return {
    to: (seconds: number) => {
      cancel()
      target = seconds
      timer = setTimeout(() => {
        target = null
        seek(seconds)
      }, seekDelay)
    },
    cancel,
    isPending: () => target !== null,
  }
}
