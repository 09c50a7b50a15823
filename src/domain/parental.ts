/** Gradings and ceilings compare as numbers (AMBIG-111). */
const globalMaxRating = 60

/** Query, then parental config, then tenant, then the global default (PARENTAL-09 to 12, AMBIG-110, 113). */
export const maxRatingOf = (given: {
  query?: number | null
  parental?: { isActive: boolean; maxRating: number | null } | null
  tenant?: number | null
}): number => {
  const configured =
    (given.parental?.isActive ? given.parental.maxRating : null) ?? given.tenant ?? globalMaxRating
  // The address may only lower a ceiling that is in force.
  return given.query == null ? configured : Math.min(given.query, configured)
}

const ages: Record<number, number> = { 0: 0, 10: 6, 20: 12, 30: 16, 40: 18 }

/** The age a grading stands for; 0 is all ages, anything unknown is 18 (PARENTAL-13 to 18). */
export const ageOf = (grading: number): number => ages[grading] ?? 18
