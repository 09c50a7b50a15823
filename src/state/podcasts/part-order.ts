import { useSyncExternalStore } from 'react'
import { localKeys } from '../../contract/storage-names.ts'
import { partOrders, type PartOrder } from '../../contract/parts.ts'
import { openItemPreferences } from '../storage/item-preferences.ts'
import { usePortal } from '../portal/portal.tsx'

const isOrder = (value: unknown): value is PartOrder => partOrders.some((order) => order === value)
const openPartOrders = (tenant: string) => openItemPreferences(localKeys.partOrders(tenant), isOrder)

const listeners = new Set<() => void>()
const follow = (listener: () => void) => {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}
const chosen = new Map<string, PartOrder>()

export const savedPartOrderOf = (tenant: string, id: string): PartOrder | undefined =>
  chosen.get(id) ?? openPartOrders(tenant).of(id)

const savePartOrder = (tenant: string, id: string, order: PartOrder) => {
  chosen.set(id, order)
  openPartOrders(tenant).keep(id, order)
  for (const listener of listeners) listener()
}

/** The host renders the usual order; a chosen one appears after hydration. */
export const usePartOrder = (id: string, defaultOrder: PartOrder) => {
  const tenant = usePortal().tenant.name
  const order = useSyncExternalStore(
    follow,
    () => savedPartOrderOf(tenant, id) ?? defaultOrder,
    () => defaultOrder,
  )
  return { order, setOrder: (next: PartOrder) => savePartOrder(tenant, id, next) }
}
