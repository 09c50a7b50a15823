/** CALL-STRUCT-07 */
export const sectionStructure = 'articles-category'
export const articlesBlock = 'articles'
export const articlesFragment = 'get-articles'
export const articlesAtOnce = 10
