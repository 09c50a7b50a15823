/** In bytes; null where the browser does not tell. */
import { useEffect, useState } from 'react'

/** Browsers count roughly, and late: the size of the downloads is more exact. */
const measureFreeSpace = async (used: number) => {
  const { quota = 0, usage = 0 } = (await navigator.storage?.estimate?.()) ?? {}
  return quota > 0 ? Math.max(0, quota - Math.max(usage, used)) : null
}

export const useFreeSpace = (used: number): number | null => {
  const [room, setRoom] = useState<number | null>(null)
  useEffect(() => {
    measureFreeSpace(used).then(setRoom, (problem: unknown) =>
      console.info('the room was not measured', problem),
    )
  }, [used])
  return room
}
