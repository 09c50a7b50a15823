import { describe, expect, it } from 'vitest'
import { readStyle, StyleRefused } from './read-style.ts'

describe('a tenant’s stylesheet', () => {
  it('sets custom properties of the root and the body, by theme and by language', () => {
    const text = `/* our look */
      :root, body { --accent: #0a7; --gap: calc(1px + var(--s, 2px)) }
      [data-theme="dark"] body { --hero-bg: linear-gradient(0deg, #000 4%, rgb(0 0 0 / 50%)); }
      html:lang(ar) { --display: "Reem Kufi", serif }`
    expect(readStyle(text)).toBe(
      [
        ':root,body{--accent:#0a7;--gap:calc(1px + var(--s, 2px))}',
        '[data-theme="dark"] body{--hero-bg:linear-gradient(0deg, #000 4%, rgb(0 0 0 / 50%))}',
        'html:lang(ar){--display:"Reem Kufi", serif}',
      ].join('\n'),
    )
  })
  it('may be empty', () => expect(readStyle(' /* nothing yet */ ')).toBe(''))
  it.each([
    ['a property of the page', ':root{color:red}'],
    ['a property beside a custom one', ':root{--a:1;display:none}'],
    ['a rule for a part of the page', 'input[value^=a]{--a:1}'],
    ['a rule for everything', '*{--a:1}'],
    ['a rule inside a rule', ':root{--a:1;& p{--b:2}}'],
    ['an import', '@import "https://evil.example/a.css";:root{--a:1}'],
    ['a condition', '@media print{:root{--a:1}}'],
    ['a face', '@font-face{--a:1}'],
    ['an address', ':root{--a:url(https://evil.example/a)}'],
    ['an address in capitals', ':root{--a:URL( "//evil.example" )}'],
    ['an address written with escapes', ':root{--a:\\75rl(//evil.example)}'],
    ['an address among pictures', ':root{--a:image-set("//evil.example" 1x)}'],
    ['an address between comments', ':root{--a:u/**/rl(//evil.example)}'],
    ['text that ends a style element', ':root{--a:"</style><script>"}'],
    ['text that does not end', ':root{--a:"1}'],
    ['a parenthesis that does not close', ':root{--a:calc(1px}body{--b:2)}'],
    ['a comment that does not close', ':root{--a:1}/* body{--b:2}'],
    ['a rule that does not close', ':root{--a:1'],
    ['a property without a value', ':root{--a:}'],
    ['words without a colon', ':root{--a}'],
  ])('is refused with %s', (_, text) => expect(() => readStyle(text)).toThrow(StyleRefused))
})
