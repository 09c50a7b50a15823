/** From a tenant's text to the markup of the page: what the browser would get of each known attack. */
import { readFileSync } from 'node:fs'
import { type DefaultTreeAdapterTypes, parseFragment } from 'parse5'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { RichNode } from '../../src/contract/structure.ts'
import { createTranslator } from '../../src/state/words/translator.ts'
import { RichText } from '../../src/ui/RichText.tsx'
import { toRichText } from '../../server/rich-text/to-rich-text.ts'

const attacks = readFileSync(new URL('../../server/rich-text/attacks.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('# '))

type Node = DefaultTreeAdapterTypes.ChildNode
const elements = (nodes: readonly Node[]): DefaultTreeAdapterTypes.Element[] =>
  nodes.flatMap((node) => ('tagName' in node ? [node, ...elements(node.childNodes)] : []))

const tags = new Set('div p h2 h3 ul ol li blockquote hr br a strong em code'.split(' '))
const fields = new Set(['a href', 'a rel', 'a target', 'div class'])

/** Every element and attribute that has no business there, as a browser would read the markup. */
const foreign = (markup: string): string[] =>
  elements(parseFragment(markup).childNodes).flatMap(({ tagName, attrs }) => [
    ...(tags.has(tagName) ? [] : [tagName]),
    ...attrs
      .filter(({ name, value }) =>
        name === 'href'
          ? !/^(https?:\/\/[^/\\]|mailto:|tel:|\/(?![/\\]))/i.test(value)
          : !fields.has(`${tagName} ${name}`),
      )
      .map(({ name, value }) => `${name}=${value}`),
  ])

const rendered = (nodes: readonly RichNode[]) => renderToStaticMarkup(createElement(RichText, { nodes }))
const oneSpace = (text: string) => text.replace(/\s+/g, ' ')

describe('an attack on a page', () => {
  it.each(['html', 'markdown'] as const)('as %s of an article or a structure runs nothing', (form) => {
    for (const attack of attacks) {
      const nodes = toRichText(form === 'html' ? { html: attack } : { markdown: attack })
      const markup = rendered(nodes)
      expect(foreign(markup), attack).toEqual([])
      // A round trip through the document leaves the value unchanged.
      const again = toRichText({ html: markup })
      expect(oneSpace(rendered(again)), attack).toBe(oneSpace(markup))
    }
  })

  it('as a tree from an external backend runs nothing either', () => {
    for (const attack of attacks) {
      const nodes = [{ tag: 'a' as const, href: attack, children: [{ text: attack }] }]
      expect(foreign(rendered(nodes)), attack).toEqual([])
    }
  })

  it('as a translation, or as a value in one, stays text', () => {
    for (const attack of attacks) {
      const { t } = createTranslator({
        lang: 'en',
        words: { a: attack, b: 'Hello {{name}}' },
        fallbacks: [],
        onMissing: () => undefined,
      })
      for (const text of [t('a'), t('b', { name: attack })])
        expect(foreign(renderToStaticMarkup(createElement('p', null, text))), attack).toEqual([])
    }
  })
})
