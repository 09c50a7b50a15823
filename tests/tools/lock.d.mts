export interface LockedPackage {
  integrity?: string
  engines?: { node?: string }
  os?: string[]
  cpu?: string[]
}
export interface Lock {
  packages: Record<string, LockedPackage>
}
export function missingFrom(lock: Lock): { name: string; version: string; dev: boolean }[]
export function readLock(): Lock
