/**
 * `:has()` is matched again on every insertion and removal. If it is too broad, browsers restyle the full page for each
 * row that scrolls in: 950 elements instead of 150 on a playlist.
 */
import { readFileSync, readdirSync } from 'node:fs'
import { expect, it } from 'vitest'

const source = new URL('../../src/', import.meta.url).pathname
const all = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .flatMap((file) => {
    const text = readFileSync(source + file, 'utf8').replaceAll(/\/\*[^]*?\*\//g, '')
    return [...text.matchAll(/([^{};]+)\{/g)].map(([, selector = '']) => `${file}: ${selector.trim()}`)
  })
const selectors = all.filter((selector) => selector.includes(':has('))

/** The arguments of each `:has()`, including nested brackets. */
const classesIn = (selector: string): string[] =>
  selector
    .split(':has(')
    .slice(1)
    .map((rest) => {
      let depth = 1
      let end = 0
      while (depth > 0 && end < rest.length) depth += { '(': 1, ')': -1 }[rest[end++] ?? ''] ?? 0
      return rest.slice(0, end - 1)
    })

it('style sheets use :has() on named elements, with named arguments', () => {
  expect(selectors.length).toBeGreaterThan(20)
  const ofAnything = selectors.filter((selector) => /[\s>+~]:has\(/.test(selector))
  const forAnything = selectors.filter((selector) =>
    classesIn(selector).some((inside) => /\*(?!=)/.test(inside)),
  )
  expect({ ofAnything, forAnything }).toEqual({ ofAnything: [], forAnything: [] })
})

it('selectors after :has() are named too, not only positional', () => {
  expect(selectors.filter((selector) => /[\s>+~]:(?:first|last|nth|only)-[^\s>+~]*$/.test(selector))).toEqual(
    [],
  )
})

it('none uses :has() with siblings: a page is restyled for each new row', () => {
  expect(all.filter((selector) => /:(?:not|is|where)\([^{]*[+~]\s*\*(?!=)/.test(selector))).toEqual([])
})

it('a class that is written out in the page has a style', () => {
  const written = readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !file.includes('.test.'))
    .flatMap((file) => {
      const names = readFileSync(source + file, 'utf8').matchAll(/className="([^"]+)"/g)
      return [...names].flatMap(([, list = '']) => list.split(' ').map((name) => ({ file, name })))
    })
  expect(written.length).toBeGreaterThan(20)
  const styled = new Set(all.flatMap((selector) => selector.match(/(?<=\.)[\w-]+/g) ?? []))
  const unstyled = written.filter(({ name }) => !styled.has(name))
  expect(unstyled).toEqual([])
})
