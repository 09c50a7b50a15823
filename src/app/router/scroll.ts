import type { Arrival } from './navigator.tsx'

type ScrollGoal =
  | { kind: 'top' }
  | { kind: 'element'; id: string }
  | { kind: 'saved'; y: number }
  | { kind: 'stay' }

interface ScrollContextInput {
  arrival: Arrival
  hash: string
  saved: number | null
}

export const scrollGoal = ({ arrival, hash, saved }: ScrollContextInput): ScrollGoal => {
  if (arrival !== 'forward' && saved !== null) return { kind: 'saved', y: saved }
  if (hash) return { kind: 'element', id: hash }
  return arrival === 'forward' ? { kind: 'top' } : { kind: 'stay' }
}

const maxPositions = 60

/** Positions by history entry; the oldest are dropped. It survives a reload through `dump` and `restore`. */
export const createScrollStore = () => {
  const positions = new Map<string, number>()
  const remember = (key: string, y: number) => {
    positions.delete(key)
    positions.set(key, Math.round(y))
    const oldest = positions.size > maxPositions ? positions.keys().next().value : undefined
    if (oldest !== undefined) positions.delete(oldest)
  }
  return {
    keep: remember,
    saved: (key: string): number | null => positions.get(key) ?? null,
    dump: (): string => JSON.stringify([...positions]),
    restore: (text: string | null) => {
      for (const [key, y] of parsePositions(text)) remember(key, y)
    },
  }
}
export type ScrollStore = ReturnType<typeof createScrollStore>

const isPosition = (entry: unknown): entry is [string, number] =>
  Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'number'

/** A broken record costs positions, nothing more. */
const parsePositions = (text: string | null): [string, number][] => {
  if (!text) return []
  try {
    const parsed: unknown = JSON.parse(text)
    return Array.isArray(parsed) ? parsed.filter(isPosition) : []
  } catch {
    return []
  }
}
