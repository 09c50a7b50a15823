import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { RichText, type RichTextNode } from './RichText.tsx'

const html = (...nodes: RichTextNode[]) => renderToStaticMarkup(<RichText nodes={nodes} />)

const nested = (levels: number): RichTextNode =>
  levels === 0
    ? { text: 'the core' }
    : { tag: 'ul', children: [{ tag: 'li', children: [nested(levels - 1)] }] }

const count = (text: string, piece: string) => text.split(piece).length - 1

describe('rich text', () => {
  it('becomes elements, with marks around their words', () => {
    const text: RichTextNode = { text: 'shade', marks: ['strong', 'em'] }
    expect(html({ tag: 'p', children: [{ text: 'The ' }, text] })).toContain(
      '<p>The <em><strong>shade</strong></em></p>',
    )
  })

  it('never renders markup in a text as markup of the page', () => {
    expect(html({ tag: 'p', children: [{ text: '<img src=x onerror=alert(1)>' }] })).toContain(
      '&lt;img src=x onerror=alert(1)&gt;',
    )
  })

  it('keeps ten levels and only the words of deeper ones', () => {
    const markup = html(nested(12))
    expect(count(markup, '<ul>') + count(markup, '<li>')).toBe(10)
    expect(markup).toContain('the core')
  })

  it('opens external links in a window without an opener', () => {
    const markup = html({ tag: 'a', href: 'https://museum.example/shade', children: [{ text: 'Museum' }] })
    expect(markup).toContain('href="https://museum.example/shade"')
    expect(markup).toContain('rel="noopener noreferrer"')
  })

  it.each(['javascript:alert(1)', 'JavaScript:alert(1)', 'data:text/html,x', 'vbscript:x', 'relative'])(
    'keeps the words and drops the address %s',
    (href) => {
      const markup = html({ tag: 'a', href, children: [{ text: 'tempting' }] })
      expect(markup).not.toContain('<a')
      expect(markup).toContain('tempting')
    },
  )
})
