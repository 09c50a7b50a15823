/** By the visitor's own clock. */
type PartOfDay = 'morning' | 'afternoon' | 'evening'

export const partOfDay = (hour: number): PartOfDay =>
  hour >= 5 && hour < 12 ? 'morning' : hour >= 12 && hour < 18 ? 'afternoon' : 'evening'
