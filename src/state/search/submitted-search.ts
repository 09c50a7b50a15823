/** The text submitted in the header's field, until the search screen has taken it over and remembers it. */
export const submittedSearch = { text: '' }
