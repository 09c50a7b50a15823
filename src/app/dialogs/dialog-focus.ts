import { useEffect, useState } from 'react'

/** However it closes (button, Escape, back), focus returns to its opener, unless the page has changed. */
export const useFocusReturn = () => {
  // Read during the first render: a moment later the focus is inside the dialog.
  const [opener] = useState(() => document.activeElement)
  useEffect(
    () => () => {
      const isLost = document.activeElement === null || document.activeElement === document.body
      if (isLost && opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    },
    [opener],
  )
}

/** Browsers show the ring of a returned focus also after a tap on an element that is gone. */
export const useKeyboardUsed = () => {
  const [isUsed, setUsed] = useState(() => document.activeElement?.matches(':focus-visible') === true)
  useEffect(() => {
    if (isUsed) return
    const onKeyDown = () => setUsed(true)
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isUsed])
  return isUsed
}

/** On the window, last of all: a handler inside prevents the default, and only the topmost dialog closes. */
export const useEscape = (isTop: boolean, close: () => void) =>
  useEffect(() => {
    if (!isTop) return
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.isComposing && !event.defaultPrevented) close()
    }
    addEventListener('keydown', onKeyDown)
    return () => removeEventListener('keydown', onKeyDown)
  }, [isTop, close])
