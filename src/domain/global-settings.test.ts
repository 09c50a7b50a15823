import { describe, expect, it } from 'vitest'
import type { StructureNode } from '../contract/structure.ts'
import { globalSettingsOf } from './global-settings.ts'

const node = (
  name: string,
  customProperties: Record<string, unknown>,
  substructure: StructureNode[] = [],
): StructureNode => ({
  name,
  data: {
    params: { query: {} },
    clickUrl: '',
    customProperties,
    imageUrl: '',
    title: '',
    subTitle: '',
    entries: [],
  },
  substructure,
})
const configurations = (...nodes: StructureNode[]) => node('configurations', {}, nodes)

describe('the global settings', () => {
  it('take customStyle, the address of a stylesheet, from cdnLink of the node custom_styling [CONFIG-GLOBAL-01, AMBIG-048]', () => {
    const cdnLink = 'https://styles.example/nour.css'
    expect(globalSettingsOf(configurations(node('custom_styling', { cdnLink }))).customStyle).toBe(cdnLink)
    expect(globalSettingsOf(configurations(node('other', { cdnLink }))).customStyle).toBe('')
  })
  it('take links.homeUrl, the home address, from the shared links [CONFIG-GLOBAL-03]', () => {
    const shared = node('global_shared_links', { homeUrl: '/main/welcome' })
    expect(globalSettingsOf(configurations(shared)).links.homeUrl).toBe('/main/welcome')
  })
  it('have defaults where a node is missing, empty or of another kind', () => {
    const usual = { customStyle: '', links: { homeUrl: '/' } }
    expect(globalSettingsOf(undefined)).toEqual(usual)
    const wrong = configurations(
      node('custom_styling', { cdnLink: 7 }),
      node('global_shared_links', { homeUrl: '' }),
    )
    expect(globalSettingsOf(wrong)).toEqual(usual)
  })
})
