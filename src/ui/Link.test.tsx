import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { Link } from './Link.tsx'

const drawn = (to: string) => renderToStaticMarkup(<Link to={to}>There</Link>)

describe('a link out of the portal', () => {
  it('to another site opens a window of its own, which knows nothing of this one', () => {
    expect(drawn('https://maker.example/')).toContain('target="_blank"')
    expect(drawn('https://maker.example/')).toContain('rel="noopener noreferrer"')
  })
  it.each(['mailto:ines@maker.example', 'tel:+49301234'])('to %s opens none: it would stay empty', (to) => {
    expect(drawn(to)).toContain(`href="${to}"`)
    expect(drawn(to)).not.toContain('target')
  })
})
