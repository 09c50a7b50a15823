/**
 * The season that was chosen on a page: back finds it so, and so does whoever loads the page anew. It stands with the
 * entry of the history and not in the address, which is that of the series whatever is looked at.
 */
import { useEffect } from 'react'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { useRememberedState } from '../../state/navigation/use-remembered-state.ts'

interface SeasonState {
  season?: { path: string; chosen: number }
}
const readSeasonState = () => (history.state ?? {}) as SeasonState

export const useSeason = () => {
  const { path } = useCurrentLocation()
  // Of this page alone: the next episode's shows the season that it is of.
  const [chosen, remember] = useRememberedState<number | null>(`season ${path}`, null)
  useEffect(() => {
    const { season } = readSeasonState()
    // A page may be drawn while the entry is still that of the page before.
    if (chosen === null && season?.path === path) remember(season.chosen)
  }, [chosen, path, remember])
  const choose = (season: number) => {
    remember(season)
    history.replaceState({ ...readSeasonState(), season: { path, chosen: season } }, '')
  }
  return [chosen, choose] as const
}
