/** Titles and names in another language than the page's that are shown without a `lang`. */
import type { Page } from '@playwright/test'
import { pageDataId } from '../../src/contract/page-data-id.ts'

type Titles = Map<string, Set<string>>

const collectTitles = (data: unknown, into: Titles) => {
  if (typeof data !== 'object' || data === null) return
  const { lang, title, name } = data as Record<string, unknown>
  if (typeof lang === 'string')
    for (const text of [title, name])
      if (typeof text === 'string' && text.trim())
        into.set(text.trim(), (into.get(text.trim()) ?? new Set()).add(lang))
  for (const value of Object.values(data)) collectTitles(value, into)
}

/** Notes from now on what the backend answers; `astray` then compares it with what is shown. */
export const recordTitleLanguages = (page: Page) => {
  const answers: Promise<unknown>[] = []
  page.on('response', (answer) => {
    const isData = answer.headers()['content-type']?.includes('json') && answer.url().includes('/api/')
    if (isData) answers.push(answer.json().catch(() => null))
  })
  const known = async (): Promise<Titles> => {
    const titles: Titles = new Map()
    const block = await page.locator(`#${pageDataId}`).textContent()
    for (const data of [JSON.parse(block ?? 'null'), ...(await Promise.all(answers))])
      collectTitles(data, titles)
    return titles
  }
  /** The number of foreign titles on the page, and those without their own language. */
  const collect = async () => {
    const lang = await page.evaluate(() => document.documentElement.lang.slice(0, 2))
    const foreign = [...(await known())].filter(([, langs]) => !langs.has(lang))
    return page.evaluate(
      (titles) => {
        const wanted = new Map(titles)
        const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
        const astray: string[] = []
        let shown = 0
        while (walker.nextNode()) {
          const text = walker.currentNode.textContent?.trim() ?? ''
          const langs = wanted.get(text)
          const holder = walker.currentNode.parentElement
          if (!langs || !holder || holder.closest('script, style')) continue
          shown++
          const lang = holder.closest('[lang]')?.getAttribute('lang')?.slice(0, 2) ?? ''
          if (!langs.includes(lang))
            astray.push(`“${text}” (${langs.join()}) stands as ${lang} in ${holder.outerHTML.slice(0, 120)}`)
        }
        return { shown, astray }
      },
      foreign.map(([text, langs]) => [text, [...langs]] as const),
    )
  }
  return { collect }
}
