import { openMemoryBackedRecords } from '../../lib/memory-backed-records.ts'
import type { Records } from '../../lib/records.ts'
import { diskNameOf } from './disk-name.ts'
import { userKey } from '../session/session.ts'

export const openUserRecords = <T>(
  nameOf: (owner: string) => string,
  parse: (value: unknown) => T | null,
) => {
  const opened = new Map<string, Records<T>>()
  return (tenant: string): Records<T> => {
    const name = nameOf(diskNameOf(tenant, userKey()))
    const rows = opened.get(name) ?? openMemoryBackedRecords(name, parse)
    opened.set(name, rows)
    return rows
  }
}
