import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Silhouette } from './Picture.tsx'
import { Rows } from './Rows.tsx'
import css from './Rows.module.css'

const isBroad = (...shapes: Silhouette[]) =>
  renderToStaticMarkup(
    <Rows label="Seen" shapes={shapes}>
      <li />
    </Rows>,
  ).includes(css['broad'] ?? 'no such class')

it('rows keep the broadest picture’s room in a list that has one, so that all titles begin on one line', () => {
  expect(isBroad('square', 'wide', 'arch')).toBe(true)
  expect(isBroad('bracket')).toBe(true)
  expect(isBroad('square', 'arch', 'tall')).toBe(false)
})
