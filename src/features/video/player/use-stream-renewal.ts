/** An address is signed for a while. One that has grown old in a long pause is asked for anew before anything is said. */
import { useLayoutEffect, useState } from 'react'

const oldMs = 5 * 60_000

export const useStreamRenewal = (stands: boolean, renew: () => void) => {
  const [since] = useState(() => Date.now())
  useLayoutEffect(() => {
    if (stands && Date.now() - since > oldMs) renew()
  })
}
