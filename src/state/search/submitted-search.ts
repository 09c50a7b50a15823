/** A search sent from the header's field, until the search screen takes over its text and the focus. */
interface SubmittedSearch {
  text: string
  /** The current text of the header's field: it may change while the screen loads. */
  typed: string
  /** Key of the view it was sent from. */
  from: string
}
export const submittedSearch: { current: SubmittedSearch | null } = { current: null }

export const takeSubmittedSearch = (): SubmittedSearch | null => {
  const taken = submittedSearch.current
  submittedSearch.current = null
  return taken
}

/** Another screen with the header's field came instead of the search. */
export const dropSubmittedSearch = (shown: string) => {
  if (submittedSearch.current?.from !== shown) submittedSearch.current = null
}
