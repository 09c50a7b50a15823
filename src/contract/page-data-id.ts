/** Id of the JSON block in a document. */
export const pageDataId = 'page-data'
/** Id of the link to the tenant's own stylesheet. */
export const customStyleId = 'custom-style'
/** Id of the message in a page that could not start. */
export const stoppedId = 'stopped'
