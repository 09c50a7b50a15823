export const pageDataId = 'page-data'
export const customStyleId = 'custom-style'
/** Id of the message in a page that could not start. */
export const stoppedId = 'stopped'
