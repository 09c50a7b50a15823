/** `?maxRating=` (AMBIG-113). */
export const maxRatingInQuery = (search: string): number | null => {
  const value = new URLSearchParams(search).get('maxRating')
  return value !== null && /^\d{1,3}$/.test(value) ? Number(value) : null
}
