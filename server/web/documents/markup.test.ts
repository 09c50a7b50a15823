import { readFileSync } from 'node:fs'
import { parse } from 'parse5'
import { describe, expect, it } from 'vitest'
import { cssForStyle, escapeHtml, jsonForScript, tag } from './markup.ts'

const attacks = readFileSync(new URL('../../rich-text/attacks.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('# '))

describe('text in a document', () => {
  it('stays text in head, markup and data', () => {
    for (const attack of attacks) {
      const head = `<title>${escapeHtml(attack)}</title>${tag('meta', { name: 'description', content: attack })}`
      const body = `<h1>${escapeHtml(attack)}</h1><script type="application/json">${jsonForScript({ attack })}</script>`
      const read = JSON.stringify(
        parse(`<!doctype html><html><head>${head}</head><body>${body}</body></html>`),
        (key, value: unknown) => (['parentNode', 'sourceCodeLocation'].includes(key) ? undefined : value),
      )
      const tags = [...read.matchAll(/"tagName":"(\w+)"/g)].map((match) => match[1])
      expect(tags, attack).toEqual(['html', 'head', 'title', 'meta', 'body', 'h1', 'script'])
      expect(
        [...read.matchAll(/"name":"(\w+)","value"/g)].map((match) => match[1]),
        attack,
      ).toEqual(['name', 'content', 'type'])
    }
  })
  it('cannot close its attribute or element', () => {
    expect(escapeHtml(`"><script>'&`)).toBe('&quot;&gt;&lt;script&gt;&#39;&amp;')
    expect(tag('meta', { name: 'description', content: '"><b>' })).toBe(
      '<meta name="description" content="&quot;&gt;&lt;b&gt;">',
    )
  })
  it('cannot close the data script, and is restored unchanged', () => {
    const data = { title: '</script><script>alert(1)</script>', line: 'a\u2028b\u2029c', comment: '<!--' }
    const text = jsonForScript(data)
    expect(text).not.toMatch(/[<\u2028\u2029]/)
    expect(JSON.parse(text)).toEqual(data)
  })
  it('cannot close the style element, while selectors stay', () => {
    expect(cssForStyle('a>b{}</style><script>')).not.toContain('</style>')
    expect(cssForStyle('@media (width<600px){a>b{}}')).toBe('@media (width<600px){a>b{}}')
  })
})

describe('an element', () => {
  it('has no attribute for null and no value for true', () => {
    expect(tag('link', { rel: 'x', href: null, disabled: true })).toBe('<link rel="x" disabled>')
  })
})
