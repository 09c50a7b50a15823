export const pageDataId = 'page-data'
export const customStyleId = 'custom-style'
export const stoppedId = 'stopped'
