import { useMemo } from 'react'
import { useLocation } from 'wouter'
import { matchRoute, structureOf } from '../../domain/addresses/routing.ts'

export const useAddressedStructure = () => {
  const [path] = useLocation()
  return useMemo(() => {
    const matched = matchRoute(path)
    return (matched && structureOf(matched)) ?? { name: 'home', id: null }
  }, [path])
}
