export interface Lock {
  packages: Record<string, unknown>
}
export function missingFrom(lock: Lock): { name: string; version: string; dev: boolean }[]
export function readLock(): Lock
