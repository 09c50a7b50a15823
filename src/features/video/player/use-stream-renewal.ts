/** Addresses are signed for a limited time. One that expired in a long pause is renewed before a failure is shown. */
import { useLayoutEffect, useState } from 'react'

const oldMs = 5 * 60_000

export const useStreamRenewal = (hasStopped: boolean, renew: () => void) => {
  const [startedAt] = useState(() => Date.now())
  useLayoutEffect(() => {
    if (hasStopped && Date.now() - startedAt > oldMs) renew()
  })
}
