/** Page and document are of one build, so the fields are not checked: the schemas load after the first paint. */
import type { PageData } from '../../contract/page.ts'
import { pageDataId } from '../../contract/page-data-id.ts'

const isPageData = (value: unknown): value is PageData =>
  typeof value === 'object' && value !== null && 'build' in value && 'tenant' in value && 'words' in value

export const readPageData = (): PageData => {
  const text = document.getElementById(pageDataId)?.textContent
  const data: unknown = text ? JSON.parse(text) : null
  if (!isPageData(data)) throw new Error(`the document carries no ${pageDataId}`)
  return data
}
