import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Silhouette } from './Picture.tsx'
import { Rows } from './Rows.tsx'
import css from './Rows.module.css'

const isMixed = (...shapes: Silhouette[]) =>
  renderToStaticMarkup(
    <Rows label="Seen" shapes={shapes}>
      <li />
    </Rows>,
  ).includes(css['mixed'] ?? 'no such class')

it('rows with several image shapes reserve the same width, so that all titles align', () => {
  expect(isMixed('square', 'wide', 'arch')).toBe(true)
  expect(isMixed('wide', 'wide')).toBe(false)
  expect(isMixed('square')).toBe(false)
})
