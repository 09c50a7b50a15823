/** In the history entry and not in the address, which is the series' for every season. */
import { useEffect } from 'react'
import { useCurrentLocation } from '../../state/navigation/current-location.tsx'
import { useRememberedState } from '../../state/navigation/use-remembered-state.ts'

interface SeasonState {
  season?: { path: string; chosen: number }
}
const readSeasonState = () => (history.state ?? {}) as SeasonState

export const useSeason = () => {
  const { path } = useCurrentLocation()
  // For this page alone: another episode's page shows its own season.
  const [chosen, remember] = useRememberedState<number | null>(`season ${path}`, null)
  useEffect(() => {
    const { season } = readSeasonState()
    // A page may render while the history entry is still the previous page's.
    if (chosen === null && season?.path === path) remember(season.chosen)
  }, [chosen, path, remember])
  const choose = (season: number) => {
    remember(season)
    history.replaceState({ ...readSeasonState(), season: { path, chosen: season } }, '')
  }
  return [chosen, choose] as const
}
