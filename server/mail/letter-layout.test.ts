import { describe, expect, it } from 'vitest'
import { languageCodes, localeOf } from '../../src/contract/languages.ts'
import { loadTenants } from '../tenants/load.ts'
import { htmlOf, plainTextOf } from './letter-layout.ts'

const [tenant] = loadTenants()
if (!tenant) throw new Error('there is no tenant')
const content = {
  subject: 'Your <code>',
  paragraphs: ['Somebody <b>asked</b> & waits.'],
  code: '482913',
  action: { label: 'Open the page', url: 'https://riwaq.example/?a=1&b=2' },
  notes: ['It works once.'],
}
const textOf = (page: string) =>
  page
    .replace(/^[\s\S]*<\/head>/, '')
    .replace(/<[^>]+>/g, '\n')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

describe('a letter', () => {
  it.each(languageCodes)('says the same in plain and in HTML, in %s', (lang) => {
    const plain = plainTextOf({ tenant, lang }, content)
    const page = htmlOf({ tenant, lang }, content)
    for (const line of textOf(page)) expect(plain).toContain(line)
    for (const line of [...content.paragraphs, content.code, content.action.url, ...content.notes])
      expect(textOf(page)).toContain(line)
  })
  it.each(languageCodes)('is written in the direction of its language, in %s', (lang) => {
    const { dir } = localeOf(lang)
    expect(htmlOf({ tenant, lang }, content)).toContain(`<html lang="${lang}" dir="${dir}">`)
  })
  it('keeps what people typed as text', () => {
    expect(htmlOf({ tenant, lang: 'en' }, content)).not.toMatch(/<b>|<code>/)
  })
})
