/** Items that were shown keep their places among each other, also where one was played since; new ones come first. */
export const inSteadyOrder = <Item extends { card: { id: string } }>(
  items: readonly Item[],
  shown: readonly string[],
): Item[] => {
  const places = new Map(shown.map((id, place) => [id, place]))
  const placeOf = ({ card: { id } }: Item) => places.get(id) ?? -1
  return items.toSorted((a, b) => placeOf(a) - placeOf(b))
}
