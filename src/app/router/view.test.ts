import { describe, expect, it } from 'vitest'
import { notFoundByRule } from '../errors/page-failure.ts'
import { redirectOutcome, sessionRedirect } from './redirect-outcome.ts'
import { viewOf } from './view.ts'

describe('the view of an address', () => {
  it('takes its language from the prefix [LANG-17]', () => {
    expect(viewOf('/ar/music/list', 'en')).toMatchObject({ lang: 'ar', path: '/music/list' })
  })
  it('takes the tenant’s default language without a prefix [LANG-18]', () => {
    expect(viewOf('/music/list', 'de').lang).toBe('de')
  })
  it('is the 404 page with its message where no route matches [NAV-12] [ERR-23]', () => {
    const view = viewOf('/nothing/here/at/all/x', 'en')
    expect(view.matched).toBeNull()
    expect(view.failure).toEqual({ statusCode: 404, message: 'Page not found: /nothing/here/at/all/x' })
  })
  it('keeps query and hash apart, and tolerates a broken escape', () => {
    expect(viewOf('/search?q=a#%E0%A4%A', 'en')).toMatchObject({
      search: '?q=a',
      hash: '%E0%A4%A',
      path: '/search',
    })
  })
})

describe('a validation rule that fails', () => {
  it('gives a 404 with the default message [ERR-21]', () => {
    expect(notFoundByRule('/summer')).toEqual({ statusCode: 404, message: 'Page Not Found: /summer' })
  })
  it('gives the 404 the message that the rule supplies', () => {
    expect(notFoundByRule('/summer', 'Summer is over').message).toBe('Summer is over')
  })
})

it('no route and a failed rule differ in one letter [AMBIG-038]', () => {
  const [path, other] = ['/nothing/here/at/all/x', '/summer']
  expect(viewOf(path, 'en').failure?.message).toBe(`Page not found: ${path}`)
  expect(notFoundByRule(other).message).toBe(`Page Not Found: ${other}`)
})

describe('redirects', () => {
  const view = viewOf('/ar/music/list', 'en')
  it('sends the browser to an absolute address [NAV-10]', () => {
    expect(redirectOutcome('https://elsewhere.example/x', view, 'en')).toEqual({
      kind: 'leave',
      url: 'https://elsewhere.example/x',
    })
  })
  it('follows a path inside the portal, in the language of the page [NAV-11]', () => {
    expect(redirectOutcome('/podcast/list', view, 'en')).toEqual({ kind: 'go', href: '/ar/podcast/list' })
    expect(redirectOutcome('/de/podcast/list', view, 'en')).toEqual({ kind: 'go', href: '/de/podcast/list' })
  })
  it('never redirects in circles', () => {
    expect(redirectOutcome('/music/list', view, 'en')).toEqual({ kind: 'show' })
    // As a backend says it that was asked with the prefix, and whatever the query of the page is.
    const filtered = viewOf('/ar/music/list?genre=jazz', 'en')
    expect(redirectOutcome('/ar/music/list', filtered, 'en')).toEqual({ kind: 'show' })
    expect(redirectOutcome('/de/music/list', filtered, 'en')).toEqual({ kind: 'go', href: '/de/music/list' })
  })
  it('sends session_id to the password reset as session, and drops it from the query [NAV-08] [AMBIG-017]', () => {
    expect(sessionRedirect(viewOf('/ar/music/list?session_id=a%20b&x=1', 'en'), 'en')).toBe(
      '/ar/resetpassword?session=a%20b',
    )
    expect(sessionRedirect(view, 'en')).toBeNull()
  })
})
