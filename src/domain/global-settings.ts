/** From the configuration nodes of a tenant. CONFIG-GLOBAL, AMBIG-048 */
import type { StructureNode } from '../contract/structure.ts'
import { linkTo } from './addresses/addresses.ts'

interface GlobalSettings {
  customStyle: string
  links: { homeUrl: string; accountUrl: string }
}

const defaults: GlobalSettings = { customStyle: '', links: { homeUrl: '/', accountUrl: linkTo.profile() } }

export const configurationOf = (
  configurations: StructureNode | undefined,
  name: string,
): Readonly<Record<string, unknown>> =>
  configurations?.substructure.find((node) => node.name === name)?.data.customProperties ?? {}

const textOf = (value: unknown, fallback: string) => (typeof value === 'string' && value ? value : fallback)

export const globalSettingsOf = (configurations: StructureNode | undefined): GlobalSettings => {
  const { homeUrl, accountUrl } = configurationOf(configurations, 'global_shared_links')
  return {
    customStyle: textOf(configurationOf(configurations, 'custom_styling')['cdnLink'], defaults.customStyle),
    links: {
      homeUrl: textOf(homeUrl, defaults.links.homeUrl),
      accountUrl: textOf(accountUrl, defaults.links.accountUrl),
    },
  }
}
