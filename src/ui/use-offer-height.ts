/** How much of the bottom an offer covers: pages end above it, and floating elements are placed above it. */
import { type RefObject, useEffect } from 'react'
import './offer-height.css'

/** Its distance to what is below it, and the space above it. */
const margin = 24

export const useOfferHeight = (offer: RefObject<HTMLElement | null>) =>
  useEffect(() => {
    const { style } = document.documentElement
    const observer = new ResizeObserver(([seen]) => {
      const height = seen?.borderBoxSize[0]?.blockSize ?? 0
      style.setProperty('--offer-size', `${Math.ceil(height) + margin}px`)
    })
    if (offer.current) observer.observe(offer.current)
    return () => {
      observer.disconnect()
      style.removeProperty('--offer-size')
    }
  }, [offer])
