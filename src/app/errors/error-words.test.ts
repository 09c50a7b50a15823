import { describe, expect, it } from 'vitest'
import { createTranslator } from '../../state/words/translator.ts'
import { errorButtonKey, errorDescKey, errorHeadKey } from './error-words.ts'
import { isMissingPage, notFoundByRule } from './page-failure.ts'

interface Words {
  [name: string]: string | Words
}
const files = import.meta.glob<Words>('../../../locales/en/{core,errorPage}.json', {
  eager: true,
  import: 'default',
})
const {
  '../../../locales/en/core.json': english = {},
  '../../../locales/en/errorPage.json': errorPage = {},
} = files
const words = { ...english, errorPage }
const textOf = (name: string, part: string) => (english[name] as Words)[part]
const saying = (changed: object = {}) =>
  createTranslator({ lang: 'en', words: { ...words, ...changed }, fallbacks: [], onMissing: () => undefined })
    .t

describe('the texts of the error page', () => {
  it('are found by status code, heading and description [ERR-04] [ERR-05] [ERR-15] [ERR-16]', () => {
    const t = saying({ 418: { head: 'A teapot', desc: 'Short and stout.' } })
    expect(t(errorHeadKey(418))).toBe('A teapot')
    expect(t(errorDescKey(418))).toBe('Short and stout.')
    for (const code of [403, 500, 503] as const) {
      expect(t(errorHeadKey(code))).toBe(textOf(String(code), 'head'))
      expect(t(errorDescKey(code))).toBe(textOf(String(code), 'desc'))
    }
  })

  it('are those of defaultError where a status has none of its own [ERR-17] [ERR-18]', () => {
    const t = saying()
    expect(t(errorHeadKey(507))).toBe(textOf('defaultError', 'head'))
    expect(t(errorDescKey(507))).toBe(textOf('defaultError', 'desc'))
    const halved = saying({ 507: { head: 'Full' } })
    expect(halved(errorHeadKey(507))).toBe('Full')
    expect(halved(errorDescKey(507))).toBe(textOf('defaultError', 'desc'))
  })

  it('are those of notFound for 404, also where 404 has some [ERR-19] [ERR-20] [AMBIG-039]', () => {
    const t = saying({
      notFound: { head: 'Page not found', desc: 'A wall.' },
      404: { head: 'Four', desc: 'Zero four' },
    })
    expect(t(errorHeadKey(404))).toBe('Page not found')
    expect(t(errorDescKey(404))).toBe('A wall.')
  })

  it('have one label for the button, found by its own key [ERR-07] [AMBIG-046]', () => {
    expect(saying()(errorButtonKey)).toBe(errorPage['button'])
  })
})

describe('the error of a page', () => {
  it('has its status as a number [ERR-14]', () => {
    const failure = notFoundByRule('/x')
    expect(failure.statusCode).toBe(404)
    expect(isMissingPage(failure.statusCode)).toBe(true)
  })
})
