import { describe, expect, it } from 'vitest'
import { classesOf, criticalCss, parseCss } from './critical-css.ts'

const keep = (css: string, html: string, beside = '') => criticalCss(parseCss(css), classesOf(html), beside)

describe('the styles of a first paint', () => {
  it('are the rules whose classes stand in the markup', () => {
    expect(keep('.a{x:1}.b{x:2}.a .b{x:3}.a>p{x:4}', '<i class="a z">')).toBe('.a{x:1}.a>p{x:4}')
  })
  it('are all rules without a class', () => {
    expect(keep(":root{--x:1}[data-theme='dark']{--x:2}*,p{y:1}", '<i>')).toBe(
      ":root{--x:1}[data-theme='dark']{--x:2}*,p{y:1}",
    )
  })
  it('leave out a number or a kind that nothing has, which nothing will have later', () => {
    const css = `.a[data-count='2']{x:1}.a[data-count="3"]{x:2}.a[data-open=true]{x:3}.a:not([data-type=b]){x:4}`
    expect(keep(css, '<i class="a" data-count="3">')).toBe(
      `.a[data-count="3"]{x:2}.a[data-open=true]{x:3}.a:not([data-type=b]){x:4}`,
    )
  })
  it('leave out what is looked for around a mark that nothing has', () => {
    const css =
      '.a:has(+p>[data-type=b]:not([style*=none])) i{x:1}.a:has([data-type=c]){x:2}.a:not(:has([data-type=c])){x:3}'
    expect(keep(css, '<i class="a" data-type="b">')).toBe(
      '.a:has(+p>[data-type=b]:not([style*=none])) i{x:1}.a:not(:has([data-type=c])){x:3}',
    )
  })
  it('leave out what is only dimmed or played later', () => {
    const css = '.a[data-dimmed=true]{x:1}.a:is([data-state=playing],[data-state=paused]){x:2}.a{x:3}'
    expect(keep(css, '<i class="a" data-state="idle">')).toBe('.a{x:3}')
  })
  it('keep of a list only the selectors that can match', () => {
    expect(keep('.a,.b,.c{x:1}', '<i class="a"><i class="c">')).toBe('.a,.c{x:1}')
  })
  it('do not demand what stands inside :not, :is or :has', () => {
    expect(keep('.a:not(.open,.b):has(.c:is(.d)){x:1}', '<i class="a">')).toBe(
      '.a:not(.open,.b):has(.c:is(.d)){x:1}',
    )
  })
  it('go into groups and drop the empty ones', () => {
    expect(keep('@media (width>1px){.a{x:1}.b{x:2}}@supports (x:y){.b{x:1}}', '<i class="a">')).toBe(
      '@media (width>1px){.a{x:1}}',
    )
  })
  it('bring the motions and fonts that are spoken of, and no others', () => {
    const css =
      '@font-face{font-family:Body;src:url(a)}@font-face{font-family:"Old Display";src:url(b)}' +
      '@keyframes fade{to{opacity:0}}@keyframes spin{to{rotate:1turn}}.a{animation:fade 1s}p{font-family:Body}'
    const kept = keep(css, '<i class="a">')
    expect(kept).toContain('url(a)')
    expect(kept).not.toContain('url(b)')
    expect(kept).toContain('@keyframes fade')
    expect(kept).not.toContain('spin')
    expect(keep(css, '<i>', '--display:"Old Display"')).toContain('url(b)')
  })
  it('are not misled by braces, commas and comments inside strings', () => {
    const css = '/* .b{} */.a::after{content:"}.b{,"}.c[x="a,b"]{y:1}'
    expect(keep(css, '<i class="a"><i class="c">')).toBe('.a::after{content:"}.b{,"}.c[x="a,b"]{y:1}')
  })
  it('need one class of a choice, and keep those of it that the markup has', () => {
    expect(keep(':is(.a,.b) p{x:1}:is(.b,.c){x:2}', '<i class="a">')).toBe('.a p{x:1}')
    expect(keep('p:is(.a, .b, .c):not(:is(.d,.e)){x:1}', '<i class="a"><i class="c">')).toBe(
      'p:is(.a,.c):not(:is(.d,.e)){x:1}',
    )
  })
  it('leave out what only comes of an error or of marking text', () => {
    expect(keep('.a[data-state=error]{x:1}::selection{x:2}.a:disabled{x:3}.a{x:4}', '<i class="a">')).toBe(
      '.a{x:4}',
    )
  })
  it('leave out motions, forced colours, and names of old that say the same again', () => {
    expect(keep('.a{x:1;transition:x 1s;y:2}.b{transition:x 1s}', '<i class="a b">')).toBe('.a{x:1;y:2}')
    expect(keep('@media (forced-colors:active){.a{x:1}}.a{y:1}', '<i class="a">')).toBe('.a{y:1}')
    expect(keep('.a{-webkit-mask:url(x;y) 1px;-webkit-line-clamp:2;mask:none}', '<i class="a">')).toBe(
      '.a{-webkit-mask:url(x;y) 1px;-webkit-line-clamp:2;mask:none}',
    )
    expect(keep('.a{-webkit-mask:none;mask:none}', '<i class="a">')).toBe('.a{mask:none}')
  })
  it('leave out what only a pointer brings about', () => {
    expect(keep('.a{x:1}.a:hover,.a:active{x:2}.a:focus-visible{x:3}', '<i class="a">')).toBe(
      '.a{x:1}.a:focus-visible{x:3}',
    )
  })
  it('keep statements such as an import or the order of layers', () => {
    expect(keep('@layer a,b;.x{y:1}', '<i>')).toBe('@layer a,b;')
  })
})
