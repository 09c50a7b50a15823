/** An attribute of the document, so that it applies before this code is loaded. */
import { proxy } from 'valtio'
import { localKeys } from '../../contract/storage-names.ts'
import { textSizes, defaultTextSize } from '../../contract/article-records.ts'

export const articleTextSize = proxy({ size: defaultTextSize })

const isSize = (size: number) => Number.isInteger(size) && size >= 0 && size < textSizes

const applyTextSize = (size: number) => {
  articleTextSize.size = size
  document.documentElement.dataset['reading'] = String(size)
}

export const restoreArticleTextSize = (tenant: string) => {
  try {
    const stored = Number(localStorage.getItem(localKeys.articleTextSize(tenant)) ?? defaultTextSize)
    applyTextSize(isSize(stored) ? stored : defaultTextSize)
  } catch (problem) {
    // Drawn before the fallback for missing storage is installed.
    console.info('the text size could not be read', problem)
  }
}
export const setArticleTextSize = (tenant: string, size: number) => {
  if (!isSize(size)) return
  applyTextSize(size)
  localStorage.setItem(localKeys.articleTextSize(tenant), String(size))
}
