import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { type RichNode, RichText } from '../../src/contract/structure.ts'
import { safeAddress } from '../../src/lib/safe-address.ts'
import { toRichText } from './to-rich-text.ts'
import type { RichTextSource } from './rich-text-source.ts'

const attacks = readFileSync(new URL('attacks.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line && !line.startsWith('# '))

const all = (nodes: readonly RichNode[]): RichNode[] =>
  nodes.flatMap((node) => ('text' in node ? [node] : [node, ...all(node.children)]))
const depth = (nodes: readonly RichNode[]): number =>
  Math.max(0, ...nodes.map((node) => ('text' in node ? 1 : 1 + depth(node.children))))
const words = (nodes: readonly RichNode[]) =>
  all(nodes)
    .map((node) => ('text' in node ? node.text : ''))
    .join('|')
const html = (text: string) => toRichText({ html: text })
const markdown = (text: string) => toRichText({ markdown: text })

/** Nothing but the contract's nodes with their own fields, and only addresses that lead somewhere. */
const expectHarmless = (nodes: readonly RichNode[]) => {
  for (const node of nodes) expect(v.safeParse(RichText, node).success, JSON.stringify(node)).toBe(true)
  for (const node of all(nodes)) {
    const fields =
      'text' in node
        ? ['text', 'marks']
        : node.tag === 'a'
          ? ['tag', 'href', 'children']
          : node.tag === 'img'
            ? ['tag', 'src', 'alt', 'width', 'height', 'children']
            : ['tag', 'children']
    expect(Object.keys(node).filter((field) => !fields.includes(field))).toEqual([])
    if ('src' in node) expect(node.src).toMatch(/^\/img\/[\w-]+\/\d+x0\.webp$/)
    if ('href' in node) expect(safeAddress(node.href)).toBe(node.href)
  }
}

describe('an attack', () => {
  it('is one of more than two hundred', () => {
    expect(new Set(attacks).size).toBe(attacks.length)
    expect(attacks.length).toBeGreaterThan(200)
  })

  const sources: [string, (attack: string) => RichTextSource][] = [
    ['HTML', (attack) => ({ html: attack })],
    ['HTML inside a paragraph', (attack) => ({ html: `<p>before ${attack} after</p>` })],
    ['HTML inside a link', (attack) => ({ html: `<a href="/read">${attack}</a>` })],
    ['an attribute', (attack) => ({ html: `<p title="${attack}">x</p><a href='${attack}'>x</a>` })],
    ['Markdown', (attack) => ({ markdown: attack })],
    ['Markdown inside a list and a quotation', (attack) => ({ markdown: `> - ${attack}\n\n${attack}` })],
    ['a tree', (attack) => [{ tag: 'a', href: attack, children: [{ text: attack }] }]],
  ]
  it.each(sources)('as %s leaves no tag, no field and no executable address', (_, sourceOf) => {
    for (const attack of attacks) expectHarmless(toRichText(sourceOf(attack)))
  })

  it('in a tree is dropped with its unknown tag or field', () => {
    const tree: unknown = [
      { tag: 'script', children: [{ text: 'alert(1)' }] },
      {
        tag: 'p',
        onclick: 'alert(1)',
        children: [{ text: 'words', dangerouslySetInnerHTML: { __html: 'x' } }],
      },
      { tag: 'a', href: 'javascript:alert(1)', children: [{ text: 'a link' }] },
      { tag: 'p', children: 'no list' },
      null,
      7,
    ]
    expect(toRichText(tree as RichNode[])).toEqual([
      { tag: 'p', children: [{ text: 'words' }] },
      { text: 'a link' },
    ])
  })

  it('by depth or length is limited to the bounds of the contract', () => {
    for (const nested of [
      '<div>'.repeat(5000) + 'deep',
      '<ul><li>'.repeat(500) + 'deep',
      '<blockquote>'.repeat(500) + 'deep',
      '<b><i><code><a href="/x">'.repeat(100) + 'deep',
    ]) {
      const nodes = html(nested)
      expectHarmless(nodes)
      expect(depth(nodes)).toBeLessThanOrEqual(10)
    }
    expect(depth(markdown(`${'> '.repeat(60)}deep`))).toBeLessThanOrEqual(10)
    expectHarmless(html(`<p>${'long '.repeat(9000)}</p>${'<p>x</p>'.repeat(900)}`))
    let tree: RichNode = { text: 'deep' }
    for (let level = 0; level < 5000; level++) tree = { tag: 'blockquote', children: [tree] }
    expect(depth(toRichText([tree]))).toBeLessThanOrEqual(10)
  })
})

it('Markdown nests up to ten levels; deeper text loses levels and no words [CONST-12]', () => {
  const quotes = '> '.repeat(5)
  const ten = `${quotes}- first\n${quotes}\n${quotes}  [deep](/x)`
  expect(depth(markdown(ten))).toBe(10)
  for (const more of ['> ', '> > > ', '- '.repeat(20)]) {
    const nodes = markdown(ten.replaceAll(quotes, more + quotes))
    expect(depth(nodes)).toBeLessThanOrEqual(10)
    expect(JSON.stringify(nodes)).toContain('deep')
  }
})

describe('an image inside a text', () => {
  const own = '/img/art_1--lantern-1/800x0.webp'
  const node = { tag: 'img', src: own, alt: 'A lantern', width: 1600, height: 900, children: [] }
  it('is between the paragraphs with its size and its alternative text, from HTML, Markdown and a tree', () => {
    const words = (text: string) => ({ tag: 'p', children: [{ text }] })
    expect(html(`<p>before<img src="${own}" alt="A lantern" width="640" height="480">after</p>`)).toEqual([
      words('before'),
      { ...node, width: 640, height: 480 },
      words('after'),
    ])
    expect(html(`<figure><img src="${own}" alt="A lantern"><figcaption>Oil</figcaption></figure>`)).toEqual([
      node,
      words('Oil'),
    ])
    expect(markdown(`before\n\n![A lantern](${own})\n\nafter`)).toEqual([
      words('before'),
      node,
      words('after'),
    ])
    expect(toRichText([node as RichNode])).toEqual([node])
  })
  it('is served by this portal or dropped', () => {
    for (const src of [
      'https://elsewhere.example/img/a/800x0.webp',
      '//elsewhere.example/img/a/800x0.webp',
      '/img/../api/user/800x0.webp',
      '/img/a/800x0.svg',
      '/img/a/800x0.webp?to=x',
      ' /img/a/800x0.webp',
      'data:image/webp;base64,AAAA',
      '/media/a.webm',
    ]) {
      expect(html(`<img src="${src}" alt="x" onerror="alert(1)">`), src).toEqual([])
      expect(toRichText([{ ...node, src } as RichNode]), src).toEqual([])
    }
  })
  it('has a size that reserves its space, whatever the text says', () => {
    for (const size of ['width="0" height="9"', 'width="1e9" height="1"', 'width="x"', ''])
      expect(html(`<img src="${own}" alt="A lantern" ${size}>`)).toEqual([node])
  })
})

describe('HTML as a tree', () => {
  it('keeps what makes a text readable', () => {
    expect(
      html(
        '<h1>Shade</h1><p>The <b>arcade</b> is <em><strong>full</strong></em>.<br>Always.</p><hr>' +
          '<ul><li>One</li><li>Two<ol><li>Inner</li></ol></li></ul><blockquote>Sit down.</blockquote>',
      ),
    ).toEqual([
      { tag: 'h2', children: [{ text: 'Shade' }] },
      {
        tag: 'p',
        children: [
          { text: 'The ' },
          { text: 'arcade', marks: ['strong'] },
          { text: ' is ' },
          { text: 'full', marks: ['strong', 'em'] },
          { text: '.' },
          { tag: 'br', children: [] },
          { text: 'Always.' },
        ],
      },
      { tag: 'hr', children: [] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ text: 'One' }] },
          {
            tag: 'li',
            children: [
              { tag: 'p', children: [{ text: 'Two' }] },
              { tag: 'ol', children: [{ tag: 'li', children: [{ text: 'Inner' }] }] },
            ],
          },
        ],
      },
      { tag: 'blockquote', children: [{ tag: 'p', children: [{ text: 'Sit down.' }] }] },
    ])
  })

  it('makes one link of one link, whatever is inside it, and none without an address', () => {
    expect(html('<a href="/read">Read <b>on</b></a> or <a>stay</a>')).toEqual([
      {
        tag: 'p',
        children: [
          { tag: 'a', href: '/read', children: [{ text: 'Read ' }, { text: 'on', marks: ['strong'] }] },
          { text: ' or ' },
          { text: 'stay' },
        ],
      },
    ])
  })

  it('never puts a paragraph where a browser would take it out again', () => {
    const nodes = html('<a href="/x"><p>one</p><p>two</p></a><h2><p>three</p></h2><b><ul><li>four</ul></b>')
    expect(nodes.map((node) => ('tag' in node ? node.tag : ''))).toEqual(['p', 'p', 'p', 'ul'])
    for (const node of all(nodes))
      if ('tag' in node && ['p', 'h2', 'h3', 'a'].includes(node.tag))
        for (const child of node.children)
          expect('text' in child || child.tag === 'a' || child.tag === 'br').toBe(true)
  })

  it('keeps the text of unknown elements, and of a table cell by cell', () => {
    expect(words(html('<center>One</center><x-y>Two</x-y><table><tr><td>Three<td>Four</table>'))).toBe(
      '|One||Two||Three||Four',
    )
  })
})

describe('Markdown as a tree', () => {
  it('parses headings, quotations, lists, emphasis and links', () => {
    expect(markdown('## The hall\n\nA *good* [hall](/read).\n\n> Sit down.\n\n- one\n- two')).toEqual([
      { tag: 'h2', children: [{ text: 'The hall' }] },
      {
        tag: 'p',
        children: [
          { text: 'A ' },
          { text: 'good', marks: ['em'] },
          { text: ' ' },
          { tag: 'a', href: '/read', children: [{ text: 'hall' }] },
          { text: '.' },
        ],
      },
      { tag: 'blockquote', children: [{ tag: 'p', children: [{ text: 'Sit down.' }] }] },
      {
        tag: 'ul',
        children: [
          { tag: 'li', children: [{ text: 'one' }] },
          { tag: 'li', children: [{ text: 'two' }] },
        ],
      },
    ])
  })
})
