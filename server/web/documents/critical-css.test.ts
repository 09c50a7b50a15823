import { describe, expect, it } from 'vitest'
import { classesOf, criticalCss, parseCss } from './critical-css.ts'

const criticalOf = (css: string, html: string, beside = '') =>
  criticalCss(parseCss(css), classesOf(html), beside)

describe('the critical CSS of a page', () => {
  it('contains the rules whose classes are in the markup', () => {
    expect(criticalOf('.a{x:1}.b{x:2}.a .b{x:3}.a>p{x:4}', '<i class="a z">')).toBe('.a{x:1}.a>p{x:4}')
  })
  it('contains all rules without a class', () => {
    expect(criticalOf(":root{--x:1}[data-theme='dark']{--x:2}*,p{y:1}", '<i>')).toBe(
      ":root{--x:1}[data-theme='dark']{--x:2}*,p{y:1}",
    )
  })
  it('leaves out attribute values that no element has or will have', () => {
    const css = `.a[data-count='2']{x:1}.a[data-count="3"]{x:2}.a[data-open=true]{x:3}.a:not([data-type=b]){x:4}`
    expect(criticalOf(css, '<i class="a" data-count="3">')).toBe(
      `.a[data-count="3"]{x:2}.a[data-open=true]{x:3}.a:not([data-type=b]){x:4}`,
    )
  })
  it('leaves out :has() and :not() rules about absent attributes', () => {
    const css =
      '.a:has(+p>[data-type=b]:not([style*=none])) i{x:1}.a:has([data-type=c]){x:2}.a:not(:has([data-type=c])){x:3}'
    expect(criticalOf(css, '<i class="a" data-type="b">')).toBe(
      '.a:has(+p>[data-type=b]:not([style*=none])) i{x:1}.a:not(:has([data-type=c])){x:3}',
    )
  })
  it('leaves out states that only come later, as dimmed or playing', () => {
    const css = '.a[data-dimmed=true]{x:1}.a:is([data-state=playing],[data-state=paused]){x:2}.a{x:3}'
    expect(criticalOf(css, '<i class="a" data-state="idle">')).toBe('.a{x:3}')
  })
  it('keeps only the selectors of a list that can match', () => {
    expect(criticalOf('.a,.b,.c{x:1}', '<i class="a"><i class="c">')).toBe('.a,.c{x:1}')
  })
  it('ignores what is inside :not, :is or :has', () => {
    expect(criticalOf('.a:not(.open,.b):has(.c:is(.d)){x:1}', '<i class="a">')).toBe(
      '.a:not(.open,.b):has(.c:is(.d)){x:1}',
    )
  })
  it('enters at-rules and drops the empty ones', () => {
    expect(criticalOf('@media (width>1px){.a{x:1}.b{x:2}}@supports (x:y){.b{x:1}}', '<i class="a">')).toBe(
      '@media (width>1px){.a{x:1}}',
    )
  })
  it('includes only the referenced keyframes and fonts', () => {
    const css =
      '@font-face{font-family:Body;src:url(a)}@font-face{font-family:"Old Display";src:url(b)}' +
      '@keyframes fade{to{opacity:0}}@keyframes spin{to{rotate:1turn}}.a{animation:fade 1s}p{font-family:Body}'
    const critical = criticalOf(css, '<i class="a">')
    expect(critical).toContain('url(a)')
    expect(critical).not.toContain('url(b)')
    expect(critical).toContain('@keyframes fade')
    expect(critical).not.toContain('spin')
    expect(criticalOf(css, '<i>', '--display:"Old Display"')).toContain('url(b)')
  })
  it('handles braces, commas and comments inside strings', () => {
    const css = '/* .b{} */.a::after{content:"}.b{,"}.c[x="a,b"]{y:1}'
    expect(criticalOf(css, '<i class="a"><i class="c">')).toBe('.a::after{content:"}.b{,"}.c[x="a,b"]{y:1}')
  })
  it('needs one class of an :is() list, and keeps those in the markup', () => {
    expect(criticalOf(':is(.a,.b) p{x:1}:is(.b,.c){x:2}', '<i class="a">')).toBe('.a p{x:1}')
    expect(criticalOf('p:is(.a, .b, .c):not(:is(.d,.e)){x:1}', '<i class="a"><i class="c">')).toBe(
      'p:is(.a,.c):not(:is(.d,.e)){x:1}',
    )
  })
  it('leaves out styles of errors and of text selection', () => {
    expect(
      criticalOf('.a[data-state=error]{x:1}::selection{x:2}.a:disabled{x:3}.a{x:4}', '<i class="a">'),
    ).toBe('.a{x:4}')
  })
  it('leaves out reduced motion, forced colours, and legacy prefixes', () => {
    expect(criticalOf('.a{x:1;transition:x 1s;y:2}.b{transition:x 1s}', '<i class="a b">')).toBe(
      '.a{x:1;y:2}',
    )
    expect(criticalOf('@media (forced-colors:active){.a{x:1}}.a{y:1}', '<i class="a">')).toBe('.a{y:1}')
    expect(criticalOf('.a{-webkit-mask:url(x;y) 1px;-webkit-line-clamp:2;mask:none}', '<i class="a">')).toBe(
      '.a{-webkit-mask:url(x;y) 1px;-webkit-line-clamp:2;mask:none}',
    )
    expect(criticalOf('.a{-webkit-mask:none;mask:none}', '<i class="a">')).toBe('.a{mask:none}')
  })
  it('leaves out hover styles', () => {
    expect(criticalOf('.a{x:1}.a:hover,.a:active{x:2}.a:focus-visible{x:3}', '<i class="a">')).toBe(
      '.a{x:1}.a:focus-visible{x:3}',
    )
  })
  it('keeps statements such as an import or the layer order', () => {
    expect(criticalOf('@layer a,b;.x{y:1}', '<i>')).toBe('@layer a,b;')
  })
})
