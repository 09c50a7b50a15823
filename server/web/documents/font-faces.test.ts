import { describe, expect, it } from 'vitest'
import { usedFontFaces } from './font-faces.ts'

const latin = '@font-face{font-family:A;src:url(latin);unicode-range:U+0-101,U+20AC}'
const romanian = '@font-face{font-family:A;src:url(romanian);unicode-range:U+102-103,U+218-21B}'
const arabic = '@font-face{font-family:A;src:url(arabic);unicode-range:U+6??,U+200C-200F}'
const withoutRange = '@font-face{font-family:B;src:local(Arial)}'
const css = `${latin}${romanian}${arabic}${withoutRange}p{x:1}`

describe('the fonts of a document', () => {
  it('are those whose letters are in the markup', () => {
    expect(usedFontFaces(css, '<p>Home</p>')).toBe(`${latin}${withoutRange}p{x:1}`)
    expect(usedFontFaces(css, '<p>Acasă</p>')).toBe(`${latin}${romanian}${withoutRange}p{x:1}`)
    expect(usedFontFaces(css, '<p>الرئيسية</p>')).toBe(`${latin}${arabic}${withoutRange}p{x:1}`)
  })
  it('are not caused by the language names in the footer', () => {
    const foot =
      '<a href="/ro" lang="ro" hrefLang="ro">Română</a><a href="/ar" lang="ar" hrefLang="ar">العربية</a>'
    expect(usedFontFaces(css, `<p>Home</p>${foot}`)).toBe(`${latin}${withoutRange}p{x:1}`)
    expect(usedFontFaces(css, `<p>Acasă</p>${foot}`)).toBe(`${latin}${romanian}${withoutRange}p{x:1}`)
  })
  it('match single letters, ranges and whole blocks', () => {
    expect(usedFontFaces(latin, '€')).toBe(latin)
    expect(usedFontFaces(romanian, 'ț')).toBe(romanian)
    expect(usedFontFaces(arabic, '\u06ff')).toBe(arabic)
    expect(usedFontFaces(arabic, '\u0700')).toBe('')
  })
})
