/** Marks what does not work here, for as long as this part of a page is shown without a line. */
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { splitLanguage } from '../../domain/addresses/routing.ts'
import { connection } from '../../state/network/connection.ts'
import { downloadMarks } from '../../state/availability/download-marks.ts'
import { availableQueryNames } from '../../state/availability/available-offline.ts'
import { isAvailableOffline } from '../../state/availability/offline-availability.ts'
import { scopeOf, usePortal } from '../../state/portal/portal.tsx'
import { useAllWordsLoaded, useTranslation } from '../../state/words/translation.tsx'
import './unavailable.css'
import { markUnavailable } from './mark-unavailable.ts'

/** A song or an episode whose sound was taken along plays, also where its page was never opened. */
const isDownloaded = (pathname: string) =>
  pathname.split('/').some((segment) => downloadMarks.parts[segment] === 1)

const createAvailabilityCheck = (opens: (path: string) => boolean) => {
  const known = new Map<string, boolean>()
  return (href: string): boolean => {
    const { origin, pathname } = new URL(href)
    if (origin !== location.origin) return false
    if (isDownloaded(pathname)) return true
    const found = known.get(pathname) ?? opens(splitLanguage(pathname).path)
    known.set(pathname, found)
    return found
  }
}

export const useUnavailableMarks = (isOffline: boolean) => {
  const { t } = useTranslation()
  const client = useQueryClient()
  const { tenant, lang, maxRating } = scopeOf(usePortal())
  const isWorded = useAllWordsLoaded()
  const reason = t('states.here.away')
  useEffect(() => {
    const root = document.querySelector('main')
    if (!isOffline || !isWorded || !root) return
    let isOver = false
    let stop = () => {}
    const scope = { tenant, lang, maxRating }
    void availableQueryNames(client, scope).then((names) => {
      if (isOver) return
      const works = createAvailabilityCheck((path) => isAvailableOffline(names, scope, path))
      stop = markUnavailable({ root, reason, works }, () => connection.online)
    })
    // What was taken along may not be known yet: who knows it comes with the player.
    import('../../state/downloads/downloaded-sound.ts').catch((problem: unknown) =>
      console.info('what was taken along is not known', problem),
    )
    return () => {
      isOver = true
      stop()
    }
  }, [isOffline, isWorded, client, tenant, lang, maxRating, reason])
}
