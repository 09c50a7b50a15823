import { describe, expect, it } from 'vitest'
import { cssForStyle, escapeHtml, jsonForScript, tag } from './markup.ts'

describe('text in a document', () => {
  it('cannot end the attribute or element that it stands in', () => {
    expect(escapeHtml(`"><script>'&`)).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;')
    expect(tag('meta', { name: 'description', content: '"><b>' })).toBe(
      '<meta name="description" content="&quot;&gt;&lt;b&gt;">',
    )
  })
  it('cannot end the script that carries the data, and comes back as it was', () => {
    const data = { title: '</script><script>alert(1)</script>', line: 'a\u2028b\u2029c', comment: '<!--' }
    const text = jsonForScript(data)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(data)
  })
  it('cannot end the style element, while selectors stay', () => {
    expect(cssForStyle('a>b{}</style><script>')).not.toContain('</style>')
    expect(cssForStyle('@media (width<600px){a>b{}}')).toBe('@media (width<600px){a>b{}}')
  })
})

describe('an element', () => {
  it('has no attribute for null and no value for true', () => {
    expect(tag('link', { rel: 'x', href: null, disabled: true })).toBe('<link rel="x" disabled>')
  })
})
