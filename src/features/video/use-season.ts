/**
 * The season that was chosen on a page: back finds it so, and so does whoever loads the page anew. It stands with the
 * entry of the history and not in the address, which is that of the series whatever is looked at.
 */
import { useEffect } from 'react'
import { usePlace } from '../../state/navigation/current-location.tsx'
import { useRemembered } from '../../state/navigation/use-remembered-state.ts'

interface Noted {
  season?: { path: string; chosen: number }
}
const noted = () => (history.state ?? {}) as Noted

export const useSeason = () => {
  const { path } = usePlace()
  // Of this page alone: the next episode's shows the season that it is of.
  const [chosen, remember] = useRemembered<number | null>(`season ${path}`, null)
  useEffect(() => {
    const { season } = noted()
    // A page may be drawn while the entry is still that of the page before.
    if (chosen === null && season?.path === path) remember(season.chosen)
  }, [chosen, path, remember])
  const choose = (season: number) => {
    remember(season)
    history.replaceState({ ...noted(), season: { path, chosen: season } }, '')
  }
  return [chosen, choose] as const
}
