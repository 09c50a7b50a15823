import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useSnapshot } from 'valtio'
import { type AvailableItem, listAvailableItems } from '../../state/availability/available-offline.ts'
import { downloadMarks } from '../../state/availability/download-marks.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { session } from '../../state/session/session.ts'

const maxSuggestions = 6

export const useOfflinePages = (): readonly AvailableItem[] => {
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const client = useQueryClient()
  const { status } = useSnapshot(session)
  const [opening, setOpening] = useState<readonly AvailableItem[]>([])
  useEffect(() => {
    // The session decides whose items these are.
    if (status === 'unknown') return
    let isUnmounted = false
    listAvailableItems(client, { tenant, lang, maxRating }).then(
      (found) => {
        if (!isUnmounted) setOpening(found.slice(0, maxSuggestions))
      },
      (problem: unknown) => console.info('the available pages could not be read', problem),
    )
    return () => {
      isUnmounted = true
    }
  }, [client, tenant, lang, maxRating, status])
  return opening
}

/** The downloads are loaded with the player, which may not be here yet. */
export const useHasDownloads = (): boolean => {
  const { parts } = useSnapshot(downloadMarks)
  useEffect(() => {
    import('../../state/downloads/downloaded-sound.ts').catch((problem: unknown) =>
      console.info('the downloads could not be read', problem),
    )
  }, [])
  return Object.values(parts).includes(1)
}
