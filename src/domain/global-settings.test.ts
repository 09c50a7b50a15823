import { describe, expect, it } from 'vitest'
import { configurations } from '../contract/structure.fixture.ts'
import { globalSettingsOf } from './global-settings.ts'

describe('the global settings', () => {
  it('read customStyle, the address of a stylesheet, from cdnLink of the node custom_styling [CONFIG-GLOBAL-01, AMBIG-048]', () => {
    const cdnLink = 'https://styles.example/nour.css'
    expect(globalSettingsOf(configurations({ custom_styling: { cdnLink } })).customStyle).toBe(cdnLink)
    expect(globalSettingsOf(configurations({ other: { cdnLink } })).customStyle).toBe('')
  })
  it('read links.homeUrl, the home address, from the shared links [CONFIG-GLOBAL-03]', () => {
    const shared = configurations({ global_shared_links: { homeUrl: '/main/welcome' } })
    expect(globalSettingsOf(shared).links.homeUrl).toBe('/main/welcome')
  })
  it('read links.accountUrl, the address of the account, from the shared links', () => {
    const shared = configurations({ global_shared_links: { accountUrl: '/profile?uuid={user.uuid}' } })
    expect(globalSettingsOf(shared).links.accountUrl).toBe('/profile?uuid={user.uuid}')
  })
  it('have defaults where a node is missing, empty or of another kind', () => {
    const usual = { customStyle: '', links: { homeUrl: '/', accountUrl: '/profile' } }
    expect(globalSettingsOf(undefined)).toEqual(usual)
    const wrong = configurations({ custom_styling: { cdnLink: 7 }, global_shared_links: { homeUrl: '' } })
    expect(globalSettingsOf(wrong)).toEqual(usual)
  })
})
