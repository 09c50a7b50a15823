/** The ids of requirement rows in a test's title: `[PLAYER-12]` or `[NAV-01, NAV-02]`. */
const id = '[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\\d+'
const bracket = new RegExp(`^\\[(${id}(?:\\s*,\\s*${id})*)\\]$`)
const likeAnId = new RegExp(id, 'i')

/** An open bracket counts to the end of the title. */
const bracketsIn = (title) => title.match(/\[[^[\]]*(?:\]|$)/g) ?? []

export const idsIn = (title) =>
  bracketsIn(title).flatMap((text) => bracket.exec(text)?.[1].split(/\s*,\s*/) ?? [])

/** Brackets that seem to hold ids and prove none of them, for a comma that is missing or a small letter. */
export const unreadableIn = (title) =>
  bracketsIn(title).filter((text) => likeAnId.test(text) && !bracket.test(text))
