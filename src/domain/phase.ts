export type Phase = 'past' | 'present' | 'future' | 'unknown'

export const phaseOf = ({ starts, ends }: { starts: string; ends: string }, now: number): Phase => {
  const [start, end] = [Date.parse(starts), Date.parse(ends)]
  if (!(start <= end)) return 'unknown'
  if (now < start) return 'future'
  return now < end ? 'present' : 'past'
}

/** Words of each phase, in the locale file of tournaments. */
export const phaseWords = {
  future: 'cup.phase.coming',
  present: 'cup.phase.running',
  past: 'cup.phase.past',
  unknown: null,
} as const satisfies Record<Phase, string | null>
