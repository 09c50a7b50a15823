/** Id of the JSON block in a document. */
export const pageDataId = 'page-data'
