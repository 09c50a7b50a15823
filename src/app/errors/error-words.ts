const wordsOf = (statusCode: number) => (statusCode === 404 ? 'notFound' : (`${statusCode}` as const))

export const errorHeadKey = (statusCode: number) =>
  [`${wordsOf(statusCode)}.head`, 'defaultError.head'] as const
export const errorDescKey = (statusCode: number) =>
  [`${wordsOf(statusCode)}.desc`, 'defaultError.desc'] as const
/** AMBIG-046: the name of this key is ours. */
export const errorButtonKey = 'errorPage.button'
