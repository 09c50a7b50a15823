/** `?maxRating=` (AMBIG-113). */
export const maxRatingInQuery = (search: string): number | null => {
  const asked = new URLSearchParams(search).get('maxRating')
  return asked !== null && /^\d{1,3}$/.test(asked) ? Number(asked) : null
}
