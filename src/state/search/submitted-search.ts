/** What was sent from the field on top of the page, until the search's own room has taken it up and remembers it. */
export const submittedSearch = { text: '' }
