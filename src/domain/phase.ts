export type Phase = 'coming' | 'running' | 'past'

export const phaseOf = ({ starts, ends }: { starts: string; ends: string }, now: number): Phase => {
  if (now < Date.parse(starts)) return 'coming'
  return now < Date.parse(ends) ? 'running' : 'past'
}
