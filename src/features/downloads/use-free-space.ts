/** In bytes; null where the browser does not report it. */
import { useEffect, useState } from 'react'

/** Browsers count roughly, and late: the size of the downloads is more exact. */
const measureFreeSpace = async (usedBytes: number) => {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota > 0 ? Math.max(0, quota - Math.max(usage, usedBytes)) : null
}

export const useFreeSpace = (usedBytes: number): number | null => {
  const [freeBytes, setFreeBytes] = useState<number | null>(null)
  useEffect(() => {
    measureFreeSpace(usedBytes).then(setFreeBytes, (problem: unknown) =>
      console.info('the storage could not be estimated', problem),
    )
  }, [usedBytes])
  return freeBytes
}
