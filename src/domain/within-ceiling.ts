/** What is left of an answer under a lower age ceiling than the one it was read for. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const nothingLeft = Symbol('above the ceiling')

const countOf = (value: unknown) =>
  isObject(value) && Array.isArray(value['entries']) ? value['entries'].length : null

/** A block that has lost all its items may still mention them in its texts. */
const isEmptied = (before: unknown, after: unknown) => countOf(before) !== 0 && countOf(after) === 0

const lower = (value: unknown, ceiling: number): unknown => {
  if (!isObject(value)) return value
  if (Array.isArray(value))
    return value.map((entry: unknown) => lower(entry, ceiling)).filter((entry) => entry !== nothingLeft)
  if (typeof value['grading'] === 'number' && value['grading'] > ceiling) return nothingLeft
  const fields = Object.entries(value).map(([name, field]) => [name, lower(field, ceiling)] as const)
  // An item that names one above the ceiling, as an episode its series, is left out with it.
  const isLeftOut = fields.some(
    ([name, field]) => field === nothingLeft || (name === 'data' && isEmptied(value[name], field)),
  )
  return isLeftOut ? nothingLeft : Object.fromEntries(fields)
}

/** Undefined where nothing is left. Items above the ceiling leave their lists. */
export const withinCeiling = (answer: unknown, ceiling: number): unknown => {
  const lowered = lower(answer, ceiling)
  return lowered === nothingLeft ? undefined : lowered
}
