import type * as v from 'valibot'

export interface EventType<S extends v.GenericSchema<unknown, object> = v.GenericSchema<unknown, object>> {
  name: string
  payload: S
}
export interface StoredEvent {
  tenant: string
  id: string
  name: string
  payload: unknown
  created: Date
  attempts: number
}
