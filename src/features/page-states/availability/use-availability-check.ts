import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { subscribe } from 'valtio'
import { splitLanguage } from '../../../domain/addresses/routing.ts'
import { clearAvailabilityCheck, setAvailabilityCheck } from '../../../state/availability/availability.ts'
import { availableQueryNames } from '../../../state/availability/available-offline.ts'
import { downloadMarks } from '../../../state/availability/download-marks.ts'
import { isAvailableOffline } from '../../../state/availability/offline-availability.ts'
import { connection } from '../../../state/network/connection.ts'
import { scopeOf, usePortal } from '../../../state/portal/portal.tsx'
import { createAvailabilityCheck } from './availability-check.ts'

const completeDownloads = () =>
  Object.entries(downloadMarks.parts).flatMap(([id, part]) => (part === 1 ? [id] : []))

/** Sets the check, and a new one whenever another download is complete; the returned function ends that. */
const followDownloads = (owner: symbol, isPageAvailable: (path: string) => boolean) => {
  let lastKey: string | null = null
  const update = () => {
    const [complete, playable] = [completeDownloads(), { ...downloadMarks.playable }]
    const now = [...complete, ...Object.keys(playable)].join(' ')
    if (now === lastKey) return
    lastKey = now
    setAvailabilityCheck(
      owner,
      createAvailabilityCheck({ isPageAvailable, complete: new Set(complete), playable }),
    )
  }
  update()
  const stop = subscribe(downloadMarks, update)
  return () => {
    stop()
    clearAvailabilityCheck(owner, connection.online)
  }
}

export const useAvailabilityCheck = (isNeeded: boolean) => {
  const client = useQueryClient()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  useEffect(() => {
    if (!isNeeded) return
    let isStopped = false
    let stop = () => {}
    const scope = { tenant, lang, maxRating }
    void availableQueryNames(client, scope).then((names) => {
      if (isStopped) return
      const isPageAvailable = (path: string) => isAvailableOffline(names, scope, splitLanguage(path).path)
      stop = followDownloads(Symbol('part of a page'), isPageAvailable)
    })
    // The downloads may not be known yet: they are loaded with the player.
    import('../../../state/downloads/downloaded-sound.ts').catch((problem: unknown) =>
      console.info('the downloads could not be read', problem),
    )
    return () => {
      isStopped = true
      stop()
    }
  }, [isNeeded, client, tenant, lang, maxRating])
}
