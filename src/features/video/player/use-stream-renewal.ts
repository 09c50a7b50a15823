/** Addresses are signed for a limited time. One that expired in a long pause is renewed before a failure is shown. */
import { useLayoutEffect, useState } from 'react'

const oldMs = 5 * 60_000

export const useStreamRenewal = (stands: boolean, renew: () => void) => {
  const [since] = useState(() => Date.now())
  useLayoutEffect(() => {
    if (stands && Date.now() - since > oldMs) renew()
  })
}
