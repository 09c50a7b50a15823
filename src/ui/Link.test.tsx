import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Link } from './Link.tsx'

const drawn = (to: string) => renderToStaticMarkup(<Link to={to}>There</Link>)

describe('an external link', () => {
  it('to another site opens a window without an opener', () => {
    expect(drawn('https://maker.example/')).toContain('target="_blank"')
    expect(drawn('https://maker.example/')).toContain('rel="noopener noreferrer"')
  })
  it.each(['mailto:ines@maker.example', 'tel:+49301234'])(
    'to %s opens no window: it would stay empty',
    (to) => {
      expect(drawn(to)).toContain(`href="${to}"`)
      expect(drawn(to)).not.toContain('target')
    },
  )
})
