/** In which order somebody wants the parts of a show or book, on this device. */
import { useSyncExternalStore } from 'react'
import { partOrders, type PartOrder } from '../contract/parts.ts'
import { usePortal } from './portal.tsx'

/** Of so many wholes; the one chosen first is forgotten. */
const most = 100
const nameOf = (tenant: string) => `part-order:${tenant}`

type Kept = readonly (readonly [string, PartOrder])[]
const isKept = (entry: unknown): entry is [string, PartOrder] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && partOrders.some((order) => order === entry[1])

/** Somebody may have written anything there; what no longer reads counts as nothing. */
const read = (tenant: string): Kept => {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(nameOf(tenant)) ?? '[]')
    return Array.isArray(value) ? value.filter(isKept) : []
  } catch (problem) {
    console.info('no orders were read', problem)
    return []
  }
}

const listeners = new Set<() => void>()
const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
/** What was chosen where nothing can be kept. */
const chosen = new Map<string, PartOrder>()

const orderOf = (tenant: string, id: string): PartOrder | undefined =>
  chosen.get(id) ?? read(tenant).find(([each]) => each === id)?.[1]

const keep = (tenant: string, id: string, order: PartOrder) => {
  chosen.set(id, order)
  try {
    const others = read(tenant).filter(([each]) => each !== id)
    localStorage.setItem(nameOf(tenant), JSON.stringify([...others, [id, order]].slice(-most)))
  } catch (problem) {
    console.info('the order is kept for this page only', problem)
  }
  for (const listener of listeners) listener()
}

/** The host renders the usual order; whoever chose another finds it as soon as the page is alive. */
export const usePartOrder = (id: string, usual: PartOrder) => {
  const tenant = usePortal().tenant.name
  const order = useSyncExternalStore(
    follow,
    () => orderOf(tenant, id) ?? usual,
    () => usual,
  )
  return { order, setOrder: (next: PartOrder) => keep(tenant, id, next) }
}
