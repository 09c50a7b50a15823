/** The page of a section, the block of its articles, and the fragment that goes on with them. CALL-STRUCT-07 */
export const sectionStructure = 'articles-category'
export const articlesBlock = 'articles'
export const articlesFragment = 'get-articles'
export const articlesAtOnce = 10
